import { ApkError } from '../model/error.ts';

/** Returns the error for bytes that claim more than they hold. */
function short(what: string): ApkError {
  return new ApkError('format', `${what} reaches past the end`);
}

function check(bytes: Uint8Array, offset: number, length: number): void {
  if (!(offset >= 0 && offset + length <= bytes.length)) throw short(`A field of ${length} bytes at ${offset}`);
}

/** Reads unsigned 16 bits, little-endian. Throws `ApkError('format')` out of bounds. */
export function u16At(bytes: Uint8Array, offset: number): number {
  check(bytes, offset, 2);
  return bytes[offset]! | (bytes[offset + 1]! << 8);
}

/** Reads unsigned 32 bits, little-endian. Throws `ApkError('format')` out of bounds. */
export function u32At(bytes: Uint8Array, offset: number): number {
  check(bytes, offset, 4);
  const low = bytes[offset]! | (bytes[offset + 1]! << 8) | (bytes[offset + 2]! << 16);
  return (low | (bytes[offset + 3]! << 24)) >>> 0;
}

/**
 * Reads unsigned 64 bits, little-endian. Throws `ApkError('format')` out of bounds. From 2^53 on the value is inexact,
 * which no honest size reaches: only compare it, never compute with it.
 */
export function u64At(bytes: Uint8Array, offset: number): number {
  check(bytes, offset, 8);
  return u32At(bytes, offset) + u32At(bytes, offset + 4) * 0x1_0000_0000;
}

/**
 * Reads bytes from front to back; every length is checked against the remaining bytes.
 *
 * All methods throw `ApkError('format')` if the bytes end too early. They return views, not copies.
 */
export class View {
  readonly bytes: Uint8Array;
  private readonly big: boolean;
  private at = 0;

  /** Little-endian by default, like ZIP, the signing block and Android's resources. */
  constructor(bytes: Uint8Array, order: 'little' | 'big' = 'little') {
    this.bytes = bytes;
    this.big = order === 'big';
  }

  /** Offset of the next field. */
  get offset(): number {
    return this.at;
  }

  set offset(at: number) {
    if (!(at >= 0 && at <= this.bytes.length)) throw short(`Offset ${at}`);
    this.at = at;
  }

  /** Number of bytes left. */
  get remaining(): number {
    return this.bytes.length - this.at;
  }

  private advance(length: number): number {
    const at = this.at;
    check(this.bytes, at, length);
    this.at = at + length;
    return at;
  }

  u8(): number {
    return this.bytes[this.advance(1)]!;
  }

  u16(): number {
    const at = this.advance(2);
    return this.big ? (this.bytes[at]! << 8) | this.bytes[at + 1]! : u16At(this.bytes, at);
  }

  u32(): number {
    const at = this.advance(4);
    if (!this.big) return u32At(this.bytes, at);
    const high = (this.bytes[at]! << 24) | (this.bytes[at + 1]! << 16) | (this.bytes[at + 2]! << 8);
    return (high | this.bytes[at + 3]!) >>> 0;
  }

  /** Reads signed 32 bits, like Java's `int`. */
  i32(): number {
    return this.u32() | 0;
  }

  /** Reads unsigned 64 bits; inexact from 2^53 on, see `u64At`. */
  u64(): number {
    const first = this.u32();
    const second = this.u32();
    return this.big ? first * 0x1_0000_0000 + second : first + second * 0x1_0000_0000;
  }

  /** Returns the next bytes. */
  take(length: number): Uint8Array {
    const at = this.advance(length);
    return this.bytes.subarray(at, at + length);
  }

  skip(length: number): void {
    this.advance(length);
  }

  /** Returns the next bytes, which are preceded by their 32-bit length. */
  prefixed(): Uint8Array {
    return this.take(this.u32());
  }

  /**
   * Like `prefixed`, for records that hold other records. A length of 2 GiB or more is `ApkError('too-large')`: Java
   * reads it as negative, and the reference verifier then ends with an exception instead of reporting a malformed
   * record.
   */
  record(): Uint8Array {
    const length = this.u32();
    if (length > 0x7fff_ffff) throw new ApkError('too-large', `A record of ${length} bytes`);
    return this.take(length);
  }

  /** Returns all remaining bytes. */
  rest(): Uint8Array {
    return this.take(this.remaining);
  }
}
