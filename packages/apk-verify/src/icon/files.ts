import { ApkError } from '../model/error.ts';
import type { Archive } from '../zip/directory.ts';
import { readEntry } from '../zip/entry.ts';

/** Maximum number of files that make up one icon: honest icons have a dozen. */
const maxFiles = 40;
/** Maximum size of a picture in bytes. */
const maxBytes = 4 << 20;

/** Returns the result, or null on an `ApkError`; rethrows any other error. */
export async function readOrSkip<T>(work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}

/** Reads files of an archive, up to the number that an icon may need. */
export class IconFiles {
  private readonly archive: Archive;
  private left = maxFiles;

  constructor(archive: Archive) {
    this.archive = archive;
  }

  /**
   * Returns a file's bytes, or null if there is no file with that name, or it cannot be read.
   *
   * @throws ApkError `too-large` after more files than any honest icon has.
   */
  async bytes(path: string, cap = maxBytes): Promise<Uint8Array | null> {
    const entry = this.archive.find(path);
    if (!entry) return null;
    if (--this.left < 0) throw new ApkError('too-large', 'icon: too many files');
    return readOrSkip(() => readEntry(this.archive, entry, 'resources', cap));
  }
}
