// Names in the browser's cache storage, which all sites of one origin share: a site below a folder uses its own names.

/** Returns the prefix of the builds' cache names; the version follows. */
export const buildsOf = (base: string): string => (base === '/' ? 'sideguide-' : `sideguide${base}`);

/** Checks whether a cache is that of a build of this site, and not of another site in a folder of it. */
export const isOfBuild = (base: string, name: string): boolean =>
  name.startsWith(buildsOf(base)) && !name.slice(buildsOf(base).length).includes('/');

/** Returns the name of the cache for data that outlives a version. */
export const notesCache = (base: string): string => (base === '/' ? 'notes-of-sideguide' : `notes-of-sideguide${base}`);

/** Returns the key of local storage for the reader's notes. Two guides on one server have separate notes. */
export const notesKey = (base: string): string => `sideguide.notes.2${base}`;
/** Returns the key of the notes until version 0.2, which are read once. */
export const oldNotesKey = (base: string): string => `sideguide.notes.1${base}`;
