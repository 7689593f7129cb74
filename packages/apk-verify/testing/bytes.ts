/** Writers for bytes in the formats' encodings: little-endian numbers and length prefixes. */

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** Concatenates the parts. */
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

/**
 * Encodes unsigned numbers, little-endian; a value that does not fit is truncated, so that tests can write wrong ones.
 */
export const u16 = (value: number): Uint8Array => number(2, value);
export const u32 = (value: number): Uint8Array => number(4, value);
export const u64 = (value: number): Uint8Array => number(8, value);

/** Prefixes the parts with their total length in 32 bits: the basic element of the APK signature schemes. */
export function prefixed(...parts: readonly Uint8Array[]): Uint8Array {
  const body = concat(...parts);
  return concat(u32(body.length), body);
}

/** Returns a copy with some bytes replaced. */
export function patched(bytes: Uint8Array, at: number, replacement: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy.set(replacement, at);
  return copy;
}
