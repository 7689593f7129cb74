import { ApkError } from '../model/error.ts';
import { DeflateReader } from './deflate.ts';

const windowLength = 32 << 10;
/** Bytes that gather before they are handed on. */
const batch = 64 << 10;
/** The longest match: room for it is kept at the end. */
const maxMatch = 258;

/** Bytes that come out of DEFLATE data: the window that matches refer to, and what was not handed on yet. */
export class Output {
  readonly bytes: Uint8Array;
  /** Where the next byte goes. Below `limit` there is room for a match. */
  at = 0;
  readonly limit: number;
  readonly #sink: (bytes: Uint8Array) => void;
  readonly #cap: number;
  #from = 0;
  #total = 0;

  constructor(sink: (bytes: Uint8Array) => void, cap: number) {
    this.#sink = sink;
    this.#cap = cap;
    // Small entries need little: one byte more than allowed, so that it is seen.
    this.limit = Math.min(cap + 1, batch + windowLength);
    this.bytes = new Uint8Array(this.limit + maxMatch);
  }

  /** Makes room for a match: hands on what has gathered, and keeps the window. */
  makeRoom(): void {
    this.flush();
    const keep = Math.min(windowLength, this.at);
    this.bytes.copyWithin(0, this.at - keep, this.at);
    this.at = keep;
    this.#from = keep;
  }

  flush(): void {
    const length = this.at - this.#from;
    if (length === 0) return;
    this.#total += length;
    if (this.#total > this.#cap) throw new ApkError('too-large', `More than ${this.#cap} bytes come out`);
    this.#sink(this.bytes.subarray(this.#from, this.at));
    this.#from = this.at;
  }
}

/** Decompresses raw DEFLATE data (RFC 1951) piece by piece. */
export interface Inflater {
  /** The next compressed bytes; they may be overwritten afterwards. Throws `ApkError('format')` or `'too-large'`. */
  push(bytes: Uint8Array): void;
  /** Tells that there are no more, and hands on the rest. True if the stream has come to its own end. */
  end(): boolean;
}

/**
 * Starts decompressing, as strictly as zlib: what that refuses as invalid data is `ApkError('format')`. Bytes behind the
 * stream's end are left alone. Memory: 96 KiB, or little more than `cap`.
 *
 * @param sink Gets the bytes in order; they are overwritten afterwards.
 * @param cap Bytes that may come out; one more is `ApkError('too-large')`.
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
