import { ApkError } from '../model/error.ts';

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
