import { ApkError } from '../model/error.ts';
import type { Archive } from '../zip/directory.ts';
import { readEntry } from '../zip/entry.ts';

/** Files that one icon may be put together from: honest icons have a dozen. */
const maxFiles = 40;
/** Bytes of a picture. */
const maxBytes = 4 << 20;

/** The result, or null where the library gives up; any other error passes. */
export async function readOrSkip<T>(work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}

/** Files of an archive, as many as an icon may need. */
export class IconFiles {
  readonly #archive: Archive;
  #left = maxFiles;

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /**
   * A file's bytes, or null if there is none of that name, or none that can be read.
   *
   * @throws ApkError `too-large` after more files than any honest icon has.
   */
  async bytes(path: string, cap = maxBytes): Promise<Uint8Array | null> {
    const entry = this.#archive.find(path);
    if (!entry) return null;
    if (--this.#left < 0) throw new ApkError('too-large', 'icon: too many files');
    return readOrSkip(() => readEntry(this.#archive, entry, 'resources', cap));
  }
}
