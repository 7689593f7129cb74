/** Bytes as the formats write them: little-endian numbers and length prefixes. Writers only; nothing here reads. */

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** The parts one after the other. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function number(bytes: number, value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt.asUintN(64, BigInt(Math.trunc(value))), true);
  return new Uint8Array(view.buffer, 0, bytes);
}

/** Unsigned numbers, little-endian; a value that does not fit is cut, so that a test can lie. */
export const u16 = (value: number): Uint8Array => number(2, value);
export const u32 = (value: number): Uint8Array => number(4, value);
export const u64 = (value: number): Uint8Array => number(8, value);

/** The parts behind a 32-bit count of their bytes: the element that the APK signature schemes are made of. */
export function prefixed(...parts: readonly Uint8Array[]): Uint8Array {
  const body = concat(...parts);
  return concat(u32(body.length), body);
}

/** A copy with some bytes replaced: how most lies are told. */
export function patched(bytes: Uint8Array, at: number, replacement: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy.set(replacement, at);
  return copy;
}
