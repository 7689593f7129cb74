/** Why a chunk did not arrive, in the terms of the bundler's runtime. */
export type FailureType = 'timeout' | 'error' | 'missing';

/** Error that the bundler's runtime throws when a script or style chunk fails to load (webpack's ChunkLoadError). */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError';
  /** `CSS_CHUNK_LOAD_FAILED` for a style chunk, absent for a script. */
  readonly code?: string;
  readonly type?: FailureType | string;
  /** Address that was requested. */
  readonly request?: string;
}

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

declare global {
  interface Window {
    /** Query that gives a chunk a fresh address after a failure; read by the script and style loaders. */
    __again?: string;
  }
}

/** Pause before the silent retry, in milliseconds: long enough for a handover between cells. */
const pause = 800;

/**
 * Makes all later chunk requests use a fresh address. The browser holds on to a request that hung, and may cache a
 * broken response for a year, so the plain address would fail again.
 */
export function askAgain(): void {
  window.__again = `?again=${Date.now().toString(36)}`;
}

/**
 * Runs an import, and retries it once if its chunk failed quickly. After a timeout there is no silent retry: the reader
 * has waited two minutes and is asked first. The bundler's runtime forgets failed chunks, so the same import requests
 * the chunk again.
 */
async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkLoadError(error) || error.type === 'timeout') throw error;
    await new Promise((done) => setTimeout(done, pause));
    askAgain();
    return load();
  }
}

const kept = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();

/** Returns what `loadOnce` has loaded by this name; undefined before it has. */
export const loadedChunk = <T>(name: string): T | undefined => loaded.get(name) as T | undefined;

/** Loads once and caches the result by name; a failure is not cached. */
export function loadOnce<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = loadTwice(load);
  kept.set(name, asked);
  asked.then(
    (value) => loaded.set(name, value),
    () => kept.delete(name),
  );
  return asked;
}
