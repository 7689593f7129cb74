import { ApkError } from '../model/error.ts';
import { type DerValue, Fields, readValue, readValues, tag } from './der.ts';
import { oid } from './primitives.ts';

/** The certificate extensions that matter for signing. */
export interface Extensions {
  /** What the key may be used for; without the extension, everything. RFC 5280, 4.2.1.3. */
  readonly keyUsage?: { readonly digitalSignature: boolean; readonly nonRepudiation: boolean };
  /** True if a critical extension is unknown to Java: JAR signatures with such a certificate are rejected. */
  readonly unknownCritical: boolean;
  /** True if there is a critical subjectAltName: only then may the subject be empty. */
  readonly namedElsewhere: boolean;
}

/**
 * Extensions that Java knows (sun.security.x509.OIDMap): id-ce-… of RFC 5280 by their last number, authority and
 * subject information access, OCSP no check, and Netscape's certificate type.
 */
const known = new Set(
  [14, 15, 16, 17, 18, 19, 20, 21, 24, 27, 28, 29, 30, 31, 32, 33, 35, 36, 37, 46, 54]
    .map((last) => `2.5.29.${last}`)
    .concat('1.3.6.1.5.5.7.1.1', '1.3.6.1.5.5.7.1.11', '1.3.6.1.5.5.7.48.1.5', '2.16.840.1.113730.1.1'),
);
const keyUsageOid = '2.5.29.15';
const subjectAltName = '2.5.29.17';
const basicConstraints = '2.5.29.19';
const extendedKeyUsage = '2.5.29.37';

function readKeyUsage(bytes: Uint8Array): Extensions['keyUsage'] {
  const value = readValue(bytes);
  if (value.tag !== tag.bitString || value.body.length < 1 || value.body[0]! > 7)
    throw new ApkError('format', 'Certificate: key usage');
  const bits = value.body[1] ?? 0;
  return { digitalSignature: (bits & 0x80) !== 0, nonRepudiation: (bits & 0x40) !== 0 };
}

/** Checks the parts of a critical extension that Java reads, for the kinds found in app certificates. */
function checkCritical(id: string, content: Uint8Array): void {
  const value = readValue(content);
  if (value.raw.length !== content.length) throw new ApkError('format', `Certificate: extension ${id}`);
  if (id !== basicConstraints && id !== extendedKeyUsage) return;
  const fields = new Fields(value);
  if (id === extendedKeyUsage) while (fields.left > 0) oid(fields.take());
  fields.optional(tag.boolean);
  fields.optional(tag.integer);
  fields.end();
}

/** Reads `[3] EXPLICIT Extensions`, which may be absent. Throws `ApkError('format')`. */
export function readExtensions(explicit: DerValue | null): Extensions {
  const seen = new Set<string>();
  let keyUsage: Extensions['keyUsage'];
  let unknownCritical = false;
  let namedElsewhere = false;
  const list = explicit ? readValue(explicit.body) : null;
  if (list && list.tag !== tag.sequence) throw new ApkError('format', 'Certificate: extensions');
  for (const value of list ? readValues(list.body) : []) {
    const fields = new Fields(value);
    const id = oid(fields.take());
    const critical = (fields.optional(tag.boolean)?.body[0] ?? 0) !== 0;
    const content = fields.take(tag.octetString).body;
    fields.end();
    if (seen.has(id)) throw new ApkError('format', `Certificate: extension ${id} twice`);
    seen.add(id);
    if (critical && known.has(id)) checkCritical(id, content);
    else if (critical) unknownCritical = true;
    if (critical && id === subjectAltName) namedElsewhere = true;
    if (id !== keyUsageOid) continue;
    try {
      keyUsage = readKeyUsage(content);
    } catch (error) {
      // Java rejects the certificate for a malformed critical extension, and ignores any other malformed extension.
      if (critical) throw error;
    }
  }
  return { ...(keyUsage && { keyUsage }), unknownCritical, namedElsewhere };
}
