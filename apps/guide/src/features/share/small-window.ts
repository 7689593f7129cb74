import { contextOf, drawStep } from './picture.ts';
import { dress, makeSheet, type StepText, sheetWidth } from './sheet.ts';

interface DocumentPictures {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}
type PlayingVideo = HTMLVideoElement & { requestPictureInPicture(): Promise<unknown> };

const documents = (): DocumentPictures | undefined =>
  (window as { documentPictureInPicture?: DocumentPictures }).documentPictureInPicture;

/** Checks whether this browser supports picture-in-picture windows, of a document or else of a video. */
export const canOpenWindow = (): boolean =>
  documents() !== undefined ||
  ((document as { pictureInPictureEnabled?: boolean }).pictureInPictureEnabled === true &&
    typeof HTMLCanvasElement.prototype.captureStream === 'function');

/** An open window; a later step replaces what it shows. */
interface Shown {
  readonly show: (step: StepText, figure: Element | null) => void | Promise<void>;
  readonly close: () => void;
}
let open: Shown | undefined;
let changed: () => void = () => undefined;

const settle = (next: Shown | undefined) => {
  open = next;
  changed();
};

export const onSight = (listener: () => void) => {
  changed = listener;
  return () => {
    changed = () => undefined;
  };
};
export const isInSight = (): boolean => open !== undefined;

/** Opens a document picture-in-picture window. */
async function stayAsPage(pictures: DocumentPictures): Promise<Shown> {
  const small = await pictures.requestWindow({ width: sheetWidth, height: 640 });
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    small.document.head.append(small.document.importNode(link, true));
  small.addEventListener('pagehide', () => settle(undefined));
  return {
    show: (step, figure) => {
      dress(small.document.documentElement, small.document.body);
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
async function stayAsVideo(step: StepText, figure: Element | null): Promise<Shown> {
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
    settle(undefined);
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

/** Opens the small window; call it from the reader's tap. Rejects if the browser refuses. */
export async function openWindow(step: StepText, figure: Element | null): Promise<void> {
  const pictures = documents();
  const shown = await (pictures ? stayAsPage(pictures) : stayAsVideo(step, figure));
  if (pictures) await shown.show(step, figure);
  settle(shown);
}

/** Shows the current step in the open window; does nothing without one. */
export const updateWindow = (step: StepText, figure: Element | null): void => {
  Promise.resolve(open?.show(step, figure)).catch(() => undefined);
};

export const closeWindow = (): void => open?.close();
