import { ApkError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';

/** Returns part of a source as a source of its own: a file stored uncompressed in an archive. */
export function sliceSource(source: ByteSource, start: number, size: number): ByteSource {
  const check = (offset: number, length: number) => {
    if (!(offset >= 0 && length >= 0 && offset + length <= size))
      throw new ApkError('format', `${length} bytes at ${offset} reach past the end of a part`);
  };
  check(0, 0);
  if (!(start >= 0 && start + size <= source.size)) throw new ApkError('format', 'A part reaches past the end');
  return {
    size,
    async read(offset, length) {
      check(offset, length);
      return source.read(start + offset, length);
    },
    async *pieces(offset, length, piece) {
      check(offset, length);
      yield* source.pieces(start + offset, length, piece);
    },
  };
}
