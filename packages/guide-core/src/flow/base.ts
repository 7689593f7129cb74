/** Path of the site on its server: empty at the root, `/guide` for a site built with `--base /guide/`. */
export let base = '';

/** Sets the base, a path with a trailing slash. The app reads it from the manifest before anything else. */
export const setBase = (folder: string): void => {
  base = folder.slice(0, -1);
};
