import { ApkError } from '../model/error.ts';

/** Identifier bytes of X.690 that certificates and PKCS #7 use: class, constructed bit and number in one. */
export const tag = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8String: 0x0c,
  printableString: 0x13,
  t61String: 0x14,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  universalString: 0x1c,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Identifier byte of a constructed value with a context-specific tag, `[number]`. */
export function context(number: number): number {
  return 0xa0 | number;
}

/** One value of BER, as its bytes stand. Views of the input, never copies: what is hashed is what was read. */
export interface DerValue {
  /** First identifier byte. */
  readonly tag: number;
  /** The whole encoding. */
  readonly raw: Uint8Array;
  /** The contents. */
  readonly body: Uint8Array;
}

/** Far more than certificates and signatures hold, and few enough to be objects. */
const maxValues = 4096;

function malformed(what: string): ApkError {
  return new ApkError('format', `ASN.1: ${what}`);
}

/** Bytes of the identifier that starts at an offset. */
function identifierLength(bytes: Uint8Array, offset: number): number {
  if ((bytes[offset]! & 0x1f) !== 0x1f) return 1;
  // High tag numbers: nothing here has one, but values that are only passed over may.
  for (let length = 2; length <= 5 && offset + length <= bytes.length; length++)
    if (bytes[offset + length - 1]! < 0x80) return length;
  throw malformed('tag number');
}

function definite(bytes: Uint8Array, offset: number, start: number, first: number): DerValue {
  let length = first;
  let at = start + 1;
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 4 || at + count > bytes.length) throw malformed('length');
    length = 0;
    for (const end = at + count; at < end; at++) length = length * 0x100 + bytes[at]!;
  }
  if (length > bytes.length - at) throw malformed('contents are cut');
  return { tag: bytes[offset]!, raw: bytes.subarray(offset, at + length), body: bytes.subarray(at, at + length) };
}

/**
 * A value of indefinite length, in the one shape that the reference reader understands (AOSP apksig,
 * ByteBufferBerDataValueReader): it ends at its first two zero bytes. Contents that hold such a pair themselves are
 * refused instead of being read differently from everybody else, so that nothing nests and nothing recurses.
 */
function indefinite(bytes: Uint8Array, offset: number, start: number): DerValue {
  if (!(bytes[offset]! & 0x20)) throw malformed('indefinite length of a primitive');
  let end = start;
  while (end + 1 < bytes.length && (bytes[end] !== 0 || bytes[end + 1] !== 0)) end++;
  if (end + 1 >= bytes.length) throw malformed('indefinite length without an end');
  const body = bytes.subarray(start, end);
  readValues(body);
  return { tag: bytes[offset]!, raw: bytes.subarray(offset, end + 2), body };
}

/**
 * Reads the value that starts at an offset; what follows it is left alone.
 *
 * Lengths may be longer than they need to be or indefinite: old tools signed so, and Android still takes it.
 * Throws `ApkError('format')`.
 */
export function readValue(bytes: Uint8Array, offset = 0): DerValue {
  if (offset >= bytes.length) throw malformed('value is missing');
  const start = offset + identifierLength(bytes, offset);
  const first = bytes[start];
  if (first === undefined) throw malformed('length is missing');
  return first === 0x80 ? indefinite(bytes, offset, start + 1) : definite(bytes, offset, start, first);
}

/** All values that contents consist of, up to their last byte. Throws `ApkError('format')`. */
export function readValues(body: Uint8Array): DerValue[] {
  const values: DerValue[] = [];
  for (let at = 0; at < body.length; ) {
    if (values.length === maxValues) throw malformed('too many values');
    const value = readValue(body, at);
    values.push(value);
    at += value.raw.length;
  }
  return values;
}

/** Takes the fields of a SEQUENCE one after the other. Every method throws `ApkError('format')`. */
export class Fields {
  private readonly values: readonly DerValue[];
  private next = 0;

  constructor(value: DerValue, expected: number = tag.sequence) {
    if (value.tag !== expected) throw malformed(`tag ${value.tag} instead of ${expected}`);
    this.values = readValues(value.body);
  }

  /** The next field, which must be there; of that tag, if one is given. */
  take(expected?: number): DerValue {
    const value = this.values[this.next++];
    if (!value) throw malformed('field is missing');
    if (expected !== undefined && value.tag !== expected) throw malformed(`tag ${value.tag} instead of ${expected}`);
    return value;
  }

  /** The next field if it has that tag. */
  optional(expected: number): DerValue | null {
    return this.values[this.next]?.tag === expected ? this.take() : null;
  }

  /** How many fields were not taken yet. */
  get left(): number {
    return this.values.length - this.next;
  }

  /** Checks that nothing is left. */
  end(): void {
    if (this.left > 0) throw malformed('a field too many');
  }
}
