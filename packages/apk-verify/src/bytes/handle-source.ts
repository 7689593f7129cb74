import { SourceError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';

/** The part of an open file's interface that is used here: Node's `fs.promises.FileHandle` satisfies it. */
export interface FileHandle {
  read(buffer: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
  stat(): Promise<{ readonly size: number; readonly mtimeMs?: number }>;
}

async function fill(file: FileHandle, buffer: Uint8Array, offset: number): Promise<Uint8Array> {
  for (let done = 0; done < buffer.length; ) {
    const { bytesRead } = await file.read(buffer, done, buffer.length - done, offset + done);
    if (bytesRead === 0) throw new SourceError('changed', `The file ends at ${offset + done}; it was longer before.`);
    done += bytesRead;
  }
  return buffer;
}

/** Yields pieces of a file and reads the next one meanwhile. The one before the current one stays untouched. */
async function* pieces(file: FileHandle, offset: number, length: number, piece: number): AsyncGenerator<Uint8Array> {
  const end = offset + length;
  const size = Math.min(piece, length);
  // The one being read, the current one, and the one before it, which the caller may still be working on.
  const buffers = Array.from({ length: Math.min(3, Math.ceil(length / piece)) }, () => new Uint8Array(size));
  let next = offset;
  let turn = 0;
  const start = () => {
    if (next >= end) return undefined;
    const buffer = buffers[turn++ % buffers.length]!.subarray(0, Math.min(size, end - next));
    const read = fill(file, buffer, next);
    // A caller that stops early never awaits this read; its error must not go unhandled.
    read.catch(() => undefined);
    next += buffer.length;
    return read;
  };
  let coming = start();
  try {
    while (coming) {
      const bytes: Uint8Array = await coming;
      coming = start();
      yield bytes;
    }
  } finally {
    await coming?.catch(() => undefined);
  }
}

/**
 * Returns a source for a file that is open for reading. The file stays open. Reading past the end of a file that has
 * become shorter throws a `SourceError` with code `changed`; all other errors are the system's own.
 */
export async function handleSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  return {
    size,
    read: (offset, length) => fill(file, new Uint8Array(length), offset),
    pieces: (offset, length, piece) => pieces(file, offset, length, piece),
  };
}
