import { DeflateReader } from './deflate.ts';
import { Output } from './output.ts';

/** Decompresses raw DEFLATE data (RFC 1951) piece by piece. */
export interface Inflater {
  /** Adds compressed bytes; they may be overwritten afterwards. Throws `ApkError('format')` or `'too-large'`. */
  push(bytes: Uint8Array): void;
  /** Marks the end of the input, and passes on the rest. True if the end of the stream was reached. */
  end(): boolean;
}

/**
 * Starts decompressing, as strictly as zlib: what zlib rejects as invalid data is `ApkError('format')`, and so are very
 * many blocks with next to nothing in them. Bytes after the end of the stream are ignored. Memory: 96 KiB, or little more than `cap`.
 *
 * @param sink Receives the bytes in order; they are overwritten afterwards.
 * @param cap Maximum number of output bytes; one more is `ApkError('too-large')`.
 */
export function inflater(sink: (bytes: Uint8Array) => void, cap: number): Inflater {
  const output = new Output(sink, cap);
  const reader = new DeflateReader(output);
  return {
    push: (bytes) => reader.push(bytes),
    end() {
      output.flush();
      return reader.done;
    },
  };
}
