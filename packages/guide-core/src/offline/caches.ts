// Names in the browser's cache storage, which all sites of one origin share: a site below a folder uses its own names.

/** Returns the prefix of the builds' cache names; the version follows. */
export const buildsOf = (base: string): string => (base === '/' ? 'sideguide-' : `sideguide${base}`);

/** Returns the name of the cache for data that outlives a version. */
export const notesCache = (base: string): string => (base === '/' ? 'notes-of-sideguide' : `notes-of-sideguide${base}`);
