import { SourceError } from '../model/error.ts';

/** Converts any error that a browser throws while reading a file to the library's own error. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('unreadable', String(error));
  }
}
