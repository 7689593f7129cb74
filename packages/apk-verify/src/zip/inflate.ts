import { ApkError } from '../model/error.ts';
import { DeflateReader } from './deflate.ts';

const windowLength = 32 << 10;
/** Number of bytes to collect before passing them on. */
const batch = 64 << 10;
/** Length of the longest match, which is reserved at the end. */
const maxMatch = 258;

/** Output of DEFLATE data: the window that matches refer to, and the bytes not yet passed on. */
export class Output {
  readonly bytes: Uint8Array;
  /** Offset of the next byte. Below `limit` there is room for a match. */
  at = 0;
  readonly limit: number;
  private readonly sink: (bytes: Uint8Array) => void;
  private readonly cap: number;
  private from = 0;
  private total = 0;

  constructor(sink: (bytes: Uint8Array) => void, cap: number) {
    this.sink = sink;
    this.cap = cap;
    // Small entries need little memory: one byte more than allowed, so that the excess is noticed.
    this.limit = Math.min(cap + 1, batch + windowLength);
    this.bytes = new Uint8Array(this.limit + maxMatch);
  }

  /** Number of bytes so far. */
  get length(): number {
    return this.total + this.at - this.from;
  }

  /** Makes room for a match: passes on the collected bytes, and keeps the window. */
  makeRoom(): void {
    this.flush();
    const keep = Math.min(windowLength, this.at);
    this.bytes.copyWithin(0, this.at - keep, this.at);
    this.at = keep;
    this.from = keep;
  }

  flush(): void {
    const length = this.at - this.from;
    if (length === 0) return;
    this.total += length;
    if (this.total > this.cap) throw new ApkError('too-large', `More than ${this.cap} bytes come out`);
    this.sink(this.bytes.subarray(this.from, this.at));
    this.from = this.at;
  }
}

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
