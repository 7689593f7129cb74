import { SourceError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';
import { pieceReader } from './pieces.ts';
import { reading } from './reading.ts';

/** Returns all bytes of a blob; `Blob.arrayBuffer` exists since Chromium 76. */
function bufferOf(blob: Blob): Promise<ArrayBuffer> {
  if (typeof blob.arrayBuffer === 'function') return blob.arrayBuffer();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.onerror = () => fail(reader.error);
    reader.readAsArrayBuffer(blob);
  });
}

/** Returns part of a blob; rejects with a `SourceError` if there are fewer bytes. */
async function bytesOf(blob: Blob, offset: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await reading(bufferOf(blob.slice(offset, offset + length))));
  if (bytes.length !== length) throw new SourceError('unreadable', `${bytes.length} of ${length} bytes at ${offset}`);
  return bytes;
}

/**
 * Returns a source for a file that the reader picked. Every failure to read it is a `SourceError`: files from Android's
 * pickers belong to other apps and may vanish or change at any time.
 */
export const blobSource = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: (offset, length) => bytesOf(blob, offset, length),
  async *pieces(offset, length, piece) {
    const reader = pieceReader(blob, offset, length, (at, size) => bytesOf(blob, at, size));
    const next = (left: number) => reader.read(Math.min(piece, left));
    let left = length;
    // Reads one piece ahead: storage and digest work in parallel.
    let coming = left > 0 ? next(left) : undefined;
    try {
      while (coming) {
        const bytes: Uint8Array = await coming;
        left -= bytes.length;
        coming = left > 0 ? next(left) : undefined;
        // A caller that stops early never awaits it, so its error must not go unhandled.
        coming?.catch(() => undefined);
        yield bytes;
      }
    } finally {
      reader.end();
    }
  },
});
