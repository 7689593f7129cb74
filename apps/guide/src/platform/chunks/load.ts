// In the first load: keep it small.
import { isChunkLoadError } from './errors.ts';

declare global {
  interface Window {
    /** Query that gives a chunk a fresh address after a failure; read by the script and style loaders. */
    __again?: string;
  }
}

/** Pause before the silent second try, in milliseconds: long enough for a cell to hand over. */
const pause = 800;

/**
 * From now on chunks are asked for at a fresh address. A request that hung is kept by the browser, and a broken
 * answer may be cached for a year: the plain address would fail again.
 */
export function askAgain(): void {
  window.__again = `?again=${Date.now().toString(36)}`;
}

/**
 * Runs an import, and once more if its chunk failed quickly. After a time-out there is no silent second try:
 * the reader has waited two minutes and is asked first. The bundler's runtime forgets failed chunks, so the same
 * import asks the network again.
 */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
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

/** Loads once and keeps the answer under its name; a failure is not kept. */
export function loadOnce<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = loadTwice(load);
  kept.set(name, asked);
  asked.catch(() => kept.delete(name));
  return asked;
}
