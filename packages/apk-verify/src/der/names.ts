import { toHex } from '../bytes/hex.ts';
import { latin1, trimmed, utf8, utf16 } from '../bytes/text.ts';
import { ApkError } from '../model/error.ts';
import { type DerValue, Fields, readValue, readValues, tag } from './der.ts';
import { oid } from './primitives.ts';

/** Attribute types of RFC 2253, 2.3. */
const keywords: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
};

/** Other attribute types found in app certificates, with their customary keywords. */
const moreKeywords: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.9.1': 'EMAILADDRESS',
  '2.5.4.5': 'SERIALNUMBER',
};

interface Attribute {
  readonly type: string;
  readonly value: DerValue;
}

/** Returns the RDNs in encoding order. Throws `ApkError('format')` if it is not a Name. */
function rdns(name: DerValue): Attribute[][] {
  if (name.tag !== tag.sequence) throw new ApkError('format', 'ASN.1: Name expected');
  return readValues(name.body).map((rdn) => {
    if (rdn.tag !== tag.set) throw new ApkError('format', 'ASN.1: RelativeDistinguishedName expected');
    return readValues(rdn.body).map((attribute) => {
      const fields = new Fields(attribute);
      const type = oid(fields.take());
      const value = fields.take();
      fields.end();
      return { type, value };
    });
  });
}

/** Decodes UTF-32, big-endian; rare, and never needed for a comparison. */
function universal(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at + 3 < bytes.length; at += 4) {
    const point = (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    text += bytes[at] === 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  }
  return text;
}

function textOf(value: DerValue): string | null {
  switch (value.tag) {
    case tag.utf8String:
      return utf8(value.body);
    case tag.printableString:
    case tag.ia5String:
    case tag.t61String:
      return latin1(value.body);
    case tag.bmpString:
      return utf16(value.body, 'big');
    case tag.universalString:
      return universal(value.body);
    default:
      return null;
  }
}

function escaped(text: string): string {
  return text
    .replace(/[,+"\\<>;]/g, '\\$&')
    .replace(/^[ #]/, '\\$&')
    .replace(/ $/, '\\ ');
}

function written({ type, value }: Attribute): string {
  const keyword = keywords[type] ?? moreKeywords[type];
  const text = keyword && textOf(value);
  return typeof text === 'string' ? `${keyword}=${escaped(text)}` : `${keyword ?? type}=#${toHex(value.raw)}`;
}

/**
 * Formats a distinguished name similar to RFC 2253: the most specific part first, e.g. `CN=Demo,O=Somebody`. For
 * display only: two different names may give the same text. Throws `ApkError('format')`.
 */
export function nameText(name: Uint8Array): string {
  return rdns(readValue(name))
    .map((rdn) => rdn.map(written).join('+'))
    .reverse()
    .join(',');
}

/** True if a name has no parts. */
export function isEmptyName(name: DerValue): boolean {
  return rdns(name).length === 0;
}

/** Beyond this length names are compared as they are: their normal form takes quadratic time. Honest ones have 64. */
const longestNormal = 1000;

function canonicalValue({ type, value }: Attribute): string {
  if (!keywords[type] || (value.tag !== tag.utf8String && value.tag !== tag.printableString))
    return `${type}=#${toHex(value.raw)}`;
  const text = trimmed(textOf(value)!.replace(/ {2,}/g, ' '));
  if (text.length > longestNormal) return `${type}=${text}`;
  return `${type}=${text.toUpperCase().toLowerCase().normalize('NFKD')}`;
}

/** Names are compared with each other: a block may have dozens of long ones. Their bytes never change. */
const canonicalNames = new WeakMap<Uint8Array, string>();

/**
 * Returns a canonical form that is equal for names that Java considers equal (X500Principal.equals, whose canonical
 * form apksig uses to match certificates): case, runs of spaces, and the choice between two string types do not matter.
 * Throws `ApkError('format')`.
 */
export function canonicalName(name: Uint8Array): string {
  let known = canonicalNames.get(name);
  if (known === undefined) {
    known = JSON.stringify(rdns(readValue(name)).map((rdn) => rdn.map(canonicalValue).sort()));
    canonicalNames.set(name, known);
  }
  return known;
}
