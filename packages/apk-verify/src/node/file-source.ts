import { type FileHandle, open } from 'node:fs/promises';
import type { ByteSource } from '../model/source.ts';

/** Pieces that are read before they are asked for. */
const ahead = 3;

/** The file became shorter while it was read. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** A file that is open for reading. Close it when its reader is done. */
export interface FileSource extends ByteSource {
  close(): Promise<void>;
}

async function fill(file: FileHandle, buffer: Uint8Array, offset: number): Promise<Uint8Array> {
  for (let done = 0; done < buffer.length; ) {
    const { bytesRead } = await file.read(buffer, done, buffer.length - done, offset + done);
    if (bytesRead === 0) throw new FileChanged(`The file ends at ${offset + done}; it was longer before.`);
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
    await Promise.allSettled(reads);
  }
}

/** A file that is open for reading as a source of bytes; `size` is its length when it was opened. */
export const fileSource = (file: FileHandle, size: number): ByteSource => ({
  size,
  read: (offset, length) => fill(file, new Uint8Array(length), offset),
  pieces: (offset, length, piece) => pieces(file, offset, length, piece),
});

/** Opens a file as a source of bytes. Rejects as `fs.open` does. */
export async function openFileSource(path: string): Promise<FileSource> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return { ...fileSource(file, size), close: () => file.close() };
}
