import { ApkError } from '../model/error.ts';

/** X.690 identifier bytes used in certificates and PKCS #7: class, constructed bit and number in one. */
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

/** Returns the identifier byte of a constructed value with a context-specific tag, `[number]`. */
export function context(number: number): number {
  return 0xa0 | number;
}

/** A BER value. Its fields are views of the input, not copies: what is hashed is what was read. */
export interface DerValue {
  /** First identifier byte. */
  readonly tag: number;
  /** The whole encoding. */
  readonly raw: Uint8Array;
  /** The contents. */
  readonly body: Uint8Array;
}

/** Far more than certificates and signatures contain, and few enough to create objects for. */
const maxValues = 4096;

function malformed(what: string): ApkError {
  return new ApkError('format', `ASN.1: ${what}`);
}

/** Returns the length in bytes of the identifier at an offset. */
function identifierLength(bytes: Uint8Array, offset: number): number {
  if ((bytes[offset]! & 0x1f) !== 0x1f) return 1;
  // High tag numbers: nothing here uses them, but skipped values may.
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
 * Reads a value of indefinite length in the one form that the reference reader understands (AOSP apksig,
 * ByteBufferBerDataValueReader): it ends at the first two zero bytes. Contents that include such a pair are rejected,
 * because other readers would read them differently. So nothing nests and nothing recurses.
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
 * Reads the value that starts at an offset; ignores what follows it.
 *
 * Lengths may be longer than necessary or indefinite: old tools wrote them, and Android still accepts them. Throws
 * `ApkError('format')`.
 */
export function readValue(bytes: Uint8Array, offset = 0): DerValue {
  if (offset >= bytes.length) throw malformed('value is missing');
  const start = offset + identifierLength(bytes, offset);
  const first = bytes[start];
  if (first === undefined) throw malformed('length is missing');
  return first === 0x80 ? indefinite(bytes, offset, start + 1) : definite(bytes, offset, start, first);
}

/** Reads all values of the contents, up to the last byte. Throws `ApkError('format')`. */
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

/** Reads the fields of a SEQUENCE one after the other. Every method throws `ApkError('format')`. */
export class Fields {
  private readonly values: readonly DerValue[];
  private next = 0;

  constructor(value: DerValue, expected: number = tag.sequence) {
    if (value.tag !== expected) throw malformed(`tag ${value.tag} instead of ${expected}`);
    this.values = readValues(value.body);
  }

  /** Returns the next field, which must exist and have the given tag, if any. */
  take(expected?: number): DerValue {
    const value = this.values[this.next++];
    if (!value) throw malformed('field is missing');
    if (expected !== undefined && value.tag !== expected) throw malformed(`tag ${value.tag} instead of ${expected}`);
    return value;
  }

  /** Returns the next field if it has that tag, otherwise null. */
  optional(expected: number): DerValue | null {
    return this.values[this.next]?.tag === expected ? this.take() : null;
  }

  /** Number of fields not read yet. */
  get left(): number {
    return this.values.length - this.next;
  }

  /** Throws if any fields are left. */
  end(): void {
    if (this.left > 0) throw malformed('a field too many');
  }
}
