import { ApkError } from '../model/error.ts';

/** Why a view ends: the bytes say something that they do not hold. */
function short(what: string): ApkError {
  return new ApkError('format', `${what} reaches past the end`);
}

function check(bytes: Uint8Array, offset: number, length: number): void {
  if (!(offset >= 0 && offset + length <= bytes.length)) throw short(`A field of ${length} bytes at ${offset}`);
}

/** Unsigned 16 bits, little-endian, at an offset of the bytes. Throws `ApkError('format')` outside of them. */
export function u16At(bytes: Uint8Array, offset: number): number {
  check(bytes, offset, 2);
  return bytes[offset]! | (bytes[offset + 1]! << 8);
}

/** Unsigned 32 bits, little-endian, at an offset of the bytes. Throws `ApkError('format')` outside of them. */
export function u32At(bytes: Uint8Array, offset: number): number {
  check(bytes, offset, 4);
  const low = bytes[offset]! | (bytes[offset + 1]! << 8) | (bytes[offset + 2]! << 16);
  return (low | (bytes[offset + 3]! << 24)) >>> 0;
}

/**
 * Unsigned 64 bits, little-endian, at an offset of the bytes. Throws `ApkError('format')` outside of them. From 2^53 on
 * the value is inexact, which no honest size reaches: compare, never compute with it.
 */
export function u64At(bytes: Uint8Array, offset: number): number {
  check(bytes, offset, 8);
  return u32At(bytes, offset) + u32At(bytes, offset + 4) * 0x1_0000_0000;
}

/**
 * Reads bytes from front to back; every length is checked against what is left.
 *
 * All methods throw `ApkError('format')` where the bytes end too soon. What they hand out are views, not copies.
 */
export class View {
  readonly bytes: Uint8Array;
  readonly #big: boolean;
  #at = 0;

  /** Little-endian, as ZIP, the signing block and Android's resources are, unless told otherwise. */
  constructor(bytes: Uint8Array, order: 'little' | 'big' = 'little') {
    this.bytes = bytes;
    this.#big = order === 'big';
  }

  /** Where the next field is read from. */
  get offset(): number {
    return this.#at;
  }

  set offset(at: number) {
    if (!(at >= 0 && at <= this.bytes.length)) throw short(`Offset ${at}`);
    this.#at = at;
  }

  /** Bytes that are left. */
  get remaining(): number {
    return this.bytes.length - this.#at;
  }

  #move(length: number): number {
    const at = this.#at;
    check(this.bytes, at, length);
    this.#at = at + length;
    return at;
  }

  u8(): number {
    return this.bytes[this.#move(1)]!;
  }

  u16(): number {
    const at = this.#move(2);
    return this.#big ? (this.bytes[at]! << 8) | this.bytes[at + 1]! : u16At(this.bytes, at);
  }

  u32(): number {
    const at = this.#move(4);
    if (!this.#big) return u32At(this.bytes, at);
    const high = (this.bytes[at]! << 24) | (this.bytes[at + 1]! << 16) | (this.bytes[at + 2]! << 8);
    return (high | this.bytes[at + 3]!) >>> 0;
  }

  /** Signed 32 bits, as Java's `int`. */
  i32(): number {
    return this.u32() | 0;
  }

  /** Unsigned 64 bits; inexact from 2^53 on, see `u64At`. */
  u64(): number {
    const first = this.u32();
    const second = this.u32();
    return this.#big ? first * 0x1_0000_0000 + second : first + second * 0x1_0000_0000;
  }

  /** The next bytes. */
  take(length: number): Uint8Array {
    const at = this.#move(length);
    return this.bytes.subarray(at, at + length);
  }

  skip(length: number): void {
    this.#move(length);
  }

  /** The next bytes, whose 32-bit length stands in front of them. */
  prefixed(): Uint8Array {
    return this.take(this.u32());
  }

  /**
   * As `prefixed`, for records that hold others. A length from 2 GiB on is `ApkError('too-large')`: where others only
   * find a record malformed, the reference verifier ends with an exception at what Java takes for a negative length.
   */
  record(): Uint8Array {
    const length = this.u32();
    if (length > 0x7fff_ffff) throw new ApkError('too-large', `A record of ${length} bytes`);
    return this.take(length);
  }

  /** All that is left. */
  rest(): Uint8Array {
    return this.take(this.remaining);
  }
}
