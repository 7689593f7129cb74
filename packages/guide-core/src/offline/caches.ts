// Names in the browser's cache storage, which all sites of one server share: a site below a folder has its own.

/** Caches of builds begin with this; their version follows. */
export const buildsOf = (base: string): string => (base === '/' ? 'sideguide-' : `sideguide${base}`);

/** Cache beside the builds': what outlives a version. */
export const notesCache = (base: string): string => (base === '/' ? 'notes-of-sideguide' : `notes-of-sideguide${base}`);
