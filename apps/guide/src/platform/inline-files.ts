// Part of the first load.

/** Elements of the document that hold files of the first load; `data-file` is the path. The app removes the scripts. */
export const inlineFiles = document.querySelectorAll<HTMLElement>('[data-file]');
