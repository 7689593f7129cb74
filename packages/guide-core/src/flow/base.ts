/** Folder of the server that the site lies in: empty at the root, `/guide` for a site built with `--base /guide/`. */
export let base = '';

/** Tells the folder, with a slash at its end: the app reads it in the document's manifest before anything else. */
export const setBase = (folder: string): void => {
  base = folder.slice(0, -1);
};
