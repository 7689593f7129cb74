/** The file did not give the bytes it promised: it was moved, replaced or deleted, or is still being written. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** Whatever a browser throws while it reads a file becomes the one error that has a sentence of its own. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError(String(error));
  }
}
