import { concat, utf8 } from './bytes.ts';

/** Encodes DER (X.690); `tlv` accepts any tag, so that a test can write what DER forbids. */
export function tlv(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = concat(...parts);
  const { length } = body;
  if (length < 0x80) return concat(Uint8Array.of(tag, length), body);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return concat(Uint8Array.of(tag, 0x80 | digits.length, ...digits), body);
}

export const sequence = (...parts: readonly Uint8Array[]): Uint8Array => tlv(0x30, ...parts);
export const octets = (bytes: Uint8Array): Uint8Array => tlv(0x04, bytes);
export const bits = (bytes: Uint8Array): Uint8Array => tlv(0x03, Uint8Array.of(0), bytes);
export const nothing: Uint8Array = tlv(0x05);
export const utf8String = (text: string): Uint8Array => tlv(0x0c, utf8(text));

/** Encodes a context-specific, constructed value: `[n]`. */
export const context = (n: number, ...parts: readonly Uint8Array[]): Uint8Array => tlv(0xa0 | n, ...parts);

/** Encodes a SET OF with its elements in DER order: sorted by their bytes. */
export const setOf = (...parts: readonly Uint8Array[]): Uint8Array =>
  tlv(0x31, ...[...parts].sort((a, b) => Buffer.compare(a, b)));

export function bigBytes(value: bigint, length?: number): Uint8Array {
  const hex = value.toString(16);
  const bytes = Uint8Array.from(
    Buffer.from(hex.padStart(length ? length * 2 : hex.length + (hex.length % 2), '0'), 'hex'),
  );
  return bytes;
}

export const bigOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);

/** Encodes a non-negative INTEGER. */
export function integer(value: bigint | number): Uint8Array {
  const bytes = bigBytes(BigInt(value));
  return tlv(0x02, ...(bytes[0]! & 0x80 ? [Uint8Array.of(0)] : []), bytes);
}

export function oid(dotted: string): Uint8Array {
  const [first, second, ...rest] = dotted.split('.').map(Number);
  const digits = [first! * 40 + second!, ...rest].flatMap((arc) => {
    const septets = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      septets.unshift((left % 128) | 0x80);
    return septets;
  });
  return tlv(0x06, Uint8Array.from(digits));
}

/** `YYMMDDhhmmssZ` */
export const utcTime = (date: Date): Uint8Array =>
  tlv(0x17, utf8(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

/** Returns the elements of a definite-length value written here; for reading keys, not hostile bytes. */
export function elements(
  value: Uint8Array,
): { readonly tag: number; readonly body: Uint8Array; readonly all: Uint8Array }[] {
  const found = [];
  for (let at = 0; at < value.length; ) {
    const lead = value[at + 1]!;
    const digits = lead < 0x80 ? 0 : lead & 0x7f;
    const length = digits ? Number(bigOf(value.subarray(at + 2, at + 2 + digits))) : lead;
    const start = at + 2 + digits;
    found.push({
      tag: value[at]!,
      body: value.subarray(start, start + length),
      all: value.subarray(at, start + length),
    });
    at = start + length;
  }
  return found;
}
