import { SourceError } from '../model/error.ts';

/** Whatever a browser throws while it reads a file becomes the library's own error. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('unreadable', String(error));
  }
}
