import { ApkError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';

function checkRange(source: { readonly size: number }, offset: number, length: number): void {
  if (!(offset >= 0 && length >= 0 && offset + length <= source.size))
    throw new ApkError('format', `${length} bytes at ${offset} reach past the end`);
}

/** Returns a source for bytes in memory: for files inside another archive, and for tests. */
export function memorySource(bytes: Uint8Array): ByteSource {
  const source: ByteSource = {
    size: bytes.length,
    async read(offset, length) {
      checkRange(source, offset, length);
      return bytes.subarray(offset, offset + length);
    },
    async *pieces(offset, length, piece) {
      checkRange(source, offset, length);
      const end = offset + length;
      for (let at = offset; at < end; at += piece) yield bytes.subarray(at, Math.min(at + piece, end));
    },
  };
  return source;
}

/** Bytes to read after a jump. */
const leap = 64 << 10;

/**
 * Wraps a source so that small reads are served from a window that moves forward. Browsers take milliseconds for each
 * read however short it is, and an archive means thousands of short reads at ascending offsets.
 *
 * What was read stays valid: the window is replaced, never overwritten.
 *
 * @param size Size of the window in bytes; longer reads go to the source.
 */
export function windowed(source: ByteSource, size = 1 << 20): ByteSource {
  let start = 0;
  let window: Uint8Array = new Uint8Array(0);

  async function read(offset: number, length: number): Promise<Uint8Array> {
    checkRange(source, offset, length);
    if (length >= size) return source.read(offset, length);
    if (offset < start || offset + length > start + window.length) {
      // A long jump usually reads one header of a large entry: a full window each time would allocate a gigabyte of
      // garbage.
      const end = start + window.length;
      const ahead = offset >= start && offset < end + size ? size : Math.max(length, Math.min(size, leap));
      const next = await source.read(offset, Math.min(ahead, source.size - offset));
      // Another read may have moved the window meanwhile, so offset and bytes change together.
      start = offset;
      window = next;
      return next.subarray(0, length);
    }
    return window.subarray(offset - start, offset - start + length);
  }

  return {
    size: source.size,
    read,
    async *pieces(offset, length, piece) {
      checkRange(source, offset, length);
      if (length >= size) {
        yield* source.pieces(offset, length, piece);
        return;
      }
      const bytes = await read(offset, length);
      for (let at = 0; at < length; at += piece) yield bytes.subarray(at, Math.min(at + piece, length));
    },
  };
}
