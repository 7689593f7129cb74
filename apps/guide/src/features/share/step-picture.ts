// Entry of the chunk `picture`, loaded when a reader taps: a step as a picture, or in a window above other apps.

export { savePicture } from './picture.ts';
export { openPageWindow, openVideoWindow } from './window-kinds.ts';
