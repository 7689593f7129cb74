// In the first load.
declare const __BASE__: string | undefined;

/**
 * Folder of the server that the site lies in: empty at the root, `/guide` for a site built with `--base /guide/`.
 * The bundler puts it in the constant's place; outside a bundle there is none.
 */
export const base: string = typeof __BASE__ === 'string' ? __BASE__ : '';
