import { contextOf, drawStep } from './picture.ts';
import { copyStyleAttributes, makeSheet, type StepText, sheetWidth } from './sheet.ts';

export interface DocumentPictures {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}
type PlayingVideo = HTMLVideoElement & { requestPictureInPicture(): Promise<unknown> };

/** An open window; a later step replaces what it shows. */
export interface OpenWindow {
  readonly show: (step: StepText, figure: Element | null) => void | Promise<void>;
  readonly close: () => void;
}

/** Opens an empty picture-in-picture window of a document. `onEnd` is called when it closes. */
export async function openPageWindow(pictures: DocumentPictures, onEnd: () => void): Promise<OpenWindow> {
  const small = await pictures.requestWindow({ width: sheetWidth, height: 640 });
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    small.document.head.append(small.document.importNode(link, true));
  small.addEventListener('pagehide', onEnd);
  return {
    show: (step, figure) => {
      copyStyleAttributes(small.document.documentElement, small.document.body);
      small.document.title = step.title;
      const sheet = small.document.importNode(makeSheet(step, figure), true);
      sheet.style.width = 'auto';
      while (small.document.body.firstChild) small.document.body.firstChild.remove();
      small.document.body.append(sheet);
    },
    close: () => small.close(),
  };
}

/** Opens a video picture-in-picture window: phones allow only videos, so the step's picture becomes a still video. */
export async function openVideoWindow(step: StepText, figure: Element | null, onEnd: () => void): Promise<OpenWindow> {
  const canvas = await drawStep(step, figure);
  const brush = contextOf(canvas);
  const video = document.createElement('video') as PlayingVideo;
  video.muted = true;
  video.playsInline = true;
  video.srcObject = canvas.captureStream(4);
  // A captured canvas sends a frame only after something is drawn on it.
  const beat = setInterval(() => brush.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1), 250);
  const end = () => {
    clearInterval(beat);
    video.srcObject = null;
    onEnd();
  };
  try {
    await video.play();
    await video.requestPictureInPicture();
  } catch (error) {
    clearInterval(beat);
    throw error;
  }
  video.addEventListener('leavepictureinpicture', end);
  return {
    show: async (next, drawing) => {
      const fresh = await drawStep(next, drawing);
      canvas.width = fresh.width;
      canvas.height = fresh.height;
      brush.drawImage(fresh, 0, 0);
    },
    close: () => (document as { exitPictureInPicture?: () => Promise<void> }).exitPictureInPicture?.().catch(end),
  };
}
