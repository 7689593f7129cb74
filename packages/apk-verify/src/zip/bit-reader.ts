import { ApkError } from '../model/error.ts';
import { further, type HuffmanTable } from './huffman.ts';

/** Thrown if the input ends too soon; code that reads in pieces catches it and waits for the next piece. */
export const starved = new ApkError('format', 'Compressed data goes on');

/** Returns the error for invalid DEFLATE data. */
export const malformed = (what: string) => new ApkError('format', `Compressed data: ${what}`);

/** Reads bits of DEFLATE data, lowest bit of each byte first (RFC 1951, 3.1.1), from input that arrives in pieces. */
export class BitReader {
  input: Uint8Array = new Uint8Array(0);
  /** Next byte of the input, and up to 31 bits taken from the bytes before it. */
  next = 0;
  hold = 0;
  bits = 0;

  /** Appends bytes to the remaining input. They are not copied if nothing remains. */
  append(bytes: Uint8Array): void {
    const left = this.input.subarray(this.next);
    this.next = 0;
    this.input = bytes;
    if (left.length === 0) return;
    this.input = new Uint8Array(left.length + bytes.length);
    this.input.set(left);
    this.input.set(bytes, left.length);
  }

  /** Copies the little input that remains: the appended bytes may then be overwritten. */
  keepRest(): void {
    this.input = new Uint8Array(this.input.subarray(this.next));
    this.next = 0;
  }

  /** Returns the next bits, at most 16, as a number. Throws `starved`. */
  take(count: number): number {
    while (this.bits < count) this.more();
    const value = this.hold & ((1 << count) - 1);
    this.hold >>>= count;
    this.bits -= count;
    return value;
  }

  private more(): void {
    if (this.next >= this.input.length) throw starved;
    this.hold |= this.input[this.next++]! << this.bits;
    this.bits += 8;
  }

  /** Reads the next symbol of a code, consuming no more bits than it has. Throws `starved`, or `ApkError('format')`. */
  code(table: HuffmanTable, root: number): number {
    for (; ; this.more()) {
      let entry = table[this.hold & ((1 << root) - 1)]!;
      if (entry & further && this.bits > root)
        entry = table[(entry >>> 5) + ((this.hold >>> root) & ((1 << (entry & 15)) - 1))]!;
      const bits = entry & 15;
      if (!(entry & further) && bits > 0 && bits <= this.bits) {
        this.take(bits);
        return entry >>> 5;
      }
      if (entry === 0 && this.bits > 0) throw malformed('no such code');
    }
  }
}
