import { SourceError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';

/** Pieces that are read before they are asked for. */
const ahead = 3;

/** What is used of a file that is open for reading: Node's `fs.promises.FileHandle` is one. */
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

/** Pieces of a file, read ahead into as many buffers as are needed to keep the last piece untouched. */
async function* pieces(file: FileHandle, offset: number, length: number, piece: number): AsyncGenerator<Uint8Array> {
  const end = offset + length;
  // Those being read, the one being used, and the one before it, which its user may still be working on.
  const buffers = Array.from({ length: Math.min(ahead + 2, Math.ceil(length / piece)) }, () => new Uint8Array(piece));
  const reads: Promise<Uint8Array>[] = [];
  let next = offset;
  let turn = 0;
  const start = () => {
    if (next >= end) return;
    const buffer = buffers[turn++ % buffers.length]!.subarray(0, Math.min(piece, end - next));
    const read = fill(file, buffer, next);
    // Whoever stops early never looks at the reads behind; their failure is nobody's.
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
 * A file that is open for reading, as a source of bytes. It stays open. A read past the end of a file that has become
 * shorter is a `SourceError` of code `changed`; every other error is the system's own.
 */
export async function handleSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  return {
    size,
    read: (offset, length) => fill(file, new Uint8Array(length), offset),
    pieces: (offset, length, piece) => pieces(file, offset, length, piece),
  };
}
