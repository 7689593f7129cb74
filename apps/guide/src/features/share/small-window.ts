import { loadOnce } from '../../platform/chunks/load.ts';
import type { StepText } from './sheet.ts';
import type { DocumentPictures, OpenWindow } from './window-kinds.ts';

export const loadStepPicture = () =>
  loadOnce('picture', () => import(/* webpackChunkName: "picture" */ './step-picture.ts'));

const documents = (): DocumentPictures | undefined =>
  (window as { documentPictureInPicture?: DocumentPictures }).documentPictureInPicture;

/** Checks whether this browser supports picture-in-picture windows, of a document or else of a video. */
export const canOpenWindow = (): boolean =>
  documents() !== undefined ||
  ((document as { pictureInPictureEnabled?: boolean }).pictureInPictureEnabled === true &&
    typeof HTMLCanvasElement.prototype.captureStream === 'function');

let open: OpenWindow | undefined;
let changed: () => void = () => undefined;

const settle = (next: OpenWindow | undefined) => {
  open = next;
  changed();
};

export const onWindowChange = (listener: () => void) => {
  changed = listener;
  return () => {
    changed = () => undefined;
  };
};
export const isWindowOpen = (): boolean => open !== undefined;

/** Opens the small window; call it from the reader's tap. Rejects if the browser refuses, or the code does not load. */
export async function openWindow(step: StepText, figure: Element | null): Promise<void> {
  const pictures = documents();
  const { openPageWindow, openVideoWindow } = await loadStepPicture();
  const end = () => settle(undefined);
  const shown = await (pictures ? openPageWindow(pictures, end) : openVideoWindow(step, figure, end));
  if (pictures) await shown.show(step, figure);
  settle(shown);
}

/** Shows the current step in the open window; does nothing without one. */
export const updateWindow = (step: StepText, figure: Element | null): void => {
  Promise.resolve(open?.show(step, figure)).catch(() => undefined);
};

export const closeWindow = (): void => open?.close();
