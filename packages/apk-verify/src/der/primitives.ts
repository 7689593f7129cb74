import { joinBytes } from '../bytes/bytes.ts';
import { toHex } from '../bytes/hex.ts';
import { ApkError } from '../model/error.ts';
import { type DerValue, tag } from './der.ts';

/** Longer identifiers do not exist in practice. */
const maxOid = 64;

function expect(value: DerValue, expected: number, what: string): void {
  if (value.tag !== expected) throw new ApkError('format', `ASN.1: ${what} expected`);
}

/** Returns an OBJECT IDENTIFIER in dotted notation. Throws `ApkError('format')`. */
export function oid(value: DerValue): string {
  expect(value, tag.oid, 'OBJECT IDENTIFIER');
  const { body } = value;
  if (body.length === 0 || body.length > maxOid || body[body.length - 1]! >= 0x80)
    throw new ApkError('format', 'ASN.1: OBJECT IDENTIFIER');
  const arcs: number[] = [];
  let arc = 0;
  let fresh = true;
  for (const byte of body) {
    // Padding would give one identifier two encodings.
    if (fresh && byte === 0x80) throw new ApkError('format', 'ASN.1: OBJECT IDENTIFIER');
    arc = arc * 0x80 + (byte & 0x7f);
    if (arc > Number.MAX_SAFE_INTEGER / 0x80) throw new ApkError('format', 'ASN.1: OBJECT IDENTIFIER');
    fresh = byte < 0x80;
    if (!fresh) continue;
    arcs.push(arc);
    arc = 0;
  }
  const first = Math.min(Math.floor(arcs[0]! / 40), 2);
  return [first, arcs[0]! - 40 * first, ...arcs.slice(1)].join('.');
}

/** Returns an INTEGER's two's complement bytes without redundant leading ones. Throws `ApkError('format')`. */
export function integerBytes(value: DerValue): Uint8Array {
  expect(value, tag.integer, 'INTEGER');
  const { body } = value;
  if (body.length === 0) throw new ApkError('format', 'ASN.1: empty INTEGER');
  let at = 0;
  while (at + 1 < body.length) {
    const sign = body[at + 1]! >= 0x80 ? 0xff : 0;
    if (body[at] !== sign) break;
    at++;
  }
  return body.subarray(at);
}

/**
 * Reads an INTEGER's bytes as an unsigned number. Some keys were issued with a modulus that lacks the leading zero byte
 * and so looks negative; all verifiers read it as it was meant.
 */
export function unsigned(value: DerValue): bigint {
  expect(value, tag.integer, 'INTEGER');
  if (value.body.length === 0) throw new ApkError('format', 'ASN.1: empty INTEGER');
  return BigInt(`0x${toHex(value.body)}`);
}

/** Reads an INTEGER from 0 to 127, such as a version. Throws `ApkError('format')`. */
export function small(value: DerValue): number {
  const bytes = integerBytes(value);
  if (bytes.length !== 1 || bytes[0]! > 0x7f) throw new ApkError('format', 'ASN.1: INTEGER out of range');
  return bytes[0]!;
}

/** Checks that a value is a BIT STRING. Throws `ApkError('format')`. */
export function checkBits(value: DerValue): void {
  expect(value, tag.bitString, 'BIT STRING');
  const [spare] = value.body;
  if (spare === undefined || spare > 7 || (spare > 0 && value.body.length === 1))
    throw new ApkError('format', 'ASN.1: BIT STRING');
}

/** Returns the bytes of a BIT STRING whose length is a multiple of 8 bits. Throws `ApkError('format')`. */
export function bitBytes(value: DerValue): Uint8Array {
  checkBits(value);
  if (value.body[0] !== 0) throw new ApkError('format', 'ASN.1: BIT STRING');
  return value.body.subarray(1);
}

/** Encodes a value in DER: the shortest length, and the contents as given. */
export function encode(identifier: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, part) => sum + part.length, 0);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 0x100)) digits.unshift(rest & 0xff);
  const header = length < 0x80 ? [identifier, length] : [identifier, 0x80 | digits.length, ...digits];
  return joinBytes(Uint8Array.from(header), ...contents);
}
