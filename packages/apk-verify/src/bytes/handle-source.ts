import { SourceError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';

/** Number of pieces to read ahead. */
const ahead = 3;

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

/** Yields pieces of a file, reading ahead into enough buffers that the last piece stays untouched. */
async function* pieces(file: FileHandle, offset: number, length: number, piece: number): AsyncGenerator<Uint8Array> {
  const end = offset + length;
  // Those being read, the current one, and the one before it, which the caller may still be working on.
  const buffers = Array.from({ length: Math.min(ahead + 2, Math.ceil(length / piece)) }, () => new Uint8Array(piece));
  const reads: Promise<Uint8Array>[] = [];
  let next = offset;
  let turn = 0;
  const start = () => {
    if (next >= end) return;
    const buffer = buffers[turn++ % buffers.length]!.subarray(0, Math.min(piece, end - next));
    const read = fill(file, buffer, next);
    // A caller that stops early never awaits the remaining reads; their errors must not go unhandled.
    read.catch(() => undefined);
    reads.push(read);
    next += buffer.length;
  };
  try {
    for (let left = ahead; left > 0; left--) start();
    for (let read = reads.shift(); read !== undefined; read = reads.shift()) {
      const bytes = await read;
      start();
      yield bytes;
    }
  } finally {
    await Promise.all(reads.map((read) => read.catch(() => undefined)));
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
