import { Inflate } from 'fflate';
import { ApkError } from '../model/error.ts';

/** Bytes handed to the inflater at once: DEFLATE grows at most 1,032-fold, so that 16 MiB come out at worst. */
const step = 16 << 10;

/** Decompresses raw DEFLATE data (RFC 1951) piece by piece. */
export interface Inflater {
  /** The next compressed bytes. Throws `ApkError('format')` or `'too-large'`. */
  push(bytes: Uint8Array): void;
  /** Tells that there are no more. Throws `ApkError('format')` if the stream has not ended. */
  end(): void;
}

/**
 * Starts decompressing.
 *
 * @param sink Gets the bytes in order.
 * @param cap Bytes that may come out; one more is `ApkError('too-large')`.
 */
export function inflater(sink: (bytes: Uint8Array) => void, cap: number): Inflater {
  let out = 0;
  const inflate = new Inflate((bytes) => {
    if (bytes.length === 0) return;
    out += bytes.length;
    if (out > cap) throw new ApkError('too-large', `More than ${cap} bytes come out of compressed data`);
    sink(bytes);
  });
  const feed = (bytes: Uint8Array, last: boolean) => {
    try {
      inflate.push(bytes, last);
    } catch (error) {
      if (error instanceof ApkError) throw error;
      throw new ApkError('format', 'Compressed data is malformed');
    }
  };
  return {
    push(bytes) {
      for (let at = 0; at < bytes.length; at += step) feed(bytes.subarray(at, at + step), false);
    },
    end() {
      feed(new Uint8Array(0), true);
    },
  };
}
