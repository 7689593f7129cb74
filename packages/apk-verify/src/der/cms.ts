import { equalBytes } from '../bytes/bytes.ts';
import { ApkError } from '../model/error.ts';
import { context, type DerValue, Fields, readValue, readValues, tag } from './der.ts';
import { canonicalName } from './names.ts';
import { integerBytes, oid } from './primitives.ts';
import type { Certificate } from './x509.ts';

const signedDataOid = '1.2.840.113549.1.7.2';
export const contentTypeOid = '1.2.840.113549.1.9.3';
export const messageDigestOid = '1.2.840.113549.1.9.4';

/** An honest block has one signer and a chain of two or three certificates. */
const maxElements = 64;

/** A signer and how it signed: RFC 5652, 5.3. */
export interface SignerInfo {
  /** Identifies the certificate. */
  readonly id: { readonly issuerRaw: Uint8Array; readonly serialRaw: Uint8Array };
  /** Object identifier in dotted notation. */
  readonly digestAlgorithm: string;
  readonly signatureAlgorithm: string;
  /** `[0] IMPLICIT SET OF Attribute` with its header, unchanged; null if absent. */
  readonly signedAttributes: DerValue | null;
  readonly signature: Uint8Array;
}

export interface SignedData {
  /** Object identifier of the content's type, nearly always `data`. */
  readonly contentType: string;
  /** Certificates in the file's order, not parsed. Some may be unrelated: only a SignerInfo tells which one signed. */
  readonly certificates: readonly Uint8Array[];
  readonly signers: readonly SignerInfo[];
}

/** Checks a version field. Versions tell which fields follow; no reader depends on their value. */
function checkVersion(value: DerValue): void {
  if (integerBytes(value).length > 4) throw new ApkError('format', 'PKCS #7: version');
}

function readAlgorithm(value: DerValue): string {
  return oid(new Fields(value).take());
}

function elements(set: DerValue): DerValue[] {
  const values = readValues(set.body);
  if (values.length > maxElements) throw new ApkError('format', 'PKCS #7: too many elements');
  return values;
}

function readSigner(value: DerValue): SignerInfo {
  const fields = new Fields(value);
  checkVersion(fields.take());
  // The other option, the key identifier of the certificate, is rejected by apksig too.
  const names = new Fields(fields.take());
  const issuer = names.take();
  const id = { issuerRaw: issuer.raw, serialRaw: integerBytes(names.take()) };
  if (issuer.tag !== tag.sequence) throw new ApkError('format', 'PKCS #7: issuer');
  const digestAlgorithm = readAlgorithm(fields.take());
  const signedAttributes = fields.optional(context(0));
  const signatureAlgorithm = readAlgorithm(fields.take());
  const signature = fields.take(tag.octetString).body;
  // Timestamps and the like. They prove nothing here, but must be well-formed attributes.
  const unsigned = fields.optional(context(1));
  if (unsigned) readAttributes(unsigned);
  return { id, digestAlgorithm, signatureAlgorithm, signedAttributes, signature };
}

/**
 * Reads a PKCS #7 block with SignedData (RFC 5652, 5.1). Ignores trailing bytes, like apksig. Throws
 * `ApkError('format')`.
 */
export function readSignedData(bytes: Uint8Array): SignedData {
  const outer = new Fields(readValue(bytes));
  if (oid(outer.take()) !== signedDataOid) throw new ApkError('format', 'PKCS #7: not SignedData');
  const fields = new Fields(readValue(outer.take(context(0)).body));
  checkVersion(fields.take());
  for (const algorithm of elements(fields.take(tag.set))) readAlgorithm(algorithm);
  const contentType = oid(new Fields(fields.take()).take());
  const certificates = fields.optional(context(0));
  fields.optional(context(1));
  const signers = elements(fields.take(tag.set)).map(readSigner);
  return { contentType, certificates: certificates ? elements(certificates).map(({ raw }) => raw) : [], signers };
}

/** Returns the first certificate that a SignerInfo names by issuer and serial number. Undefined if there is none. */
export function findCertificate(certificates: readonly Certificate[], id: SignerInfo['id']): Certificate | undefined {
  const issuer = canonicalName(id.issuerRaw);
  return certificates.find(
    ({ serialRaw, issuerRaw }) => equalBytes(serialRaw, id.serialRaw) && canonicalName(issuerRaw) === issuer,
  );
}

/**
 * Returns the values of each attribute by type. Throws `ApkError('format')`; a type that occurs twice is null in the
 * map, since how that fails depends on the caller.
 */
export function readAttributes(set: DerValue): Map<string, readonly DerValue[] | null> {
  const attributes = new Map<string, readonly DerValue[] | null>();
  for (const value of readValues(set.body)) {
    const fields = new Fields(value);
    const type = oid(fields.take());
    const values = readValues(fields.take(tag.set).body);
    attributes.set(type, attributes.has(type) ? null : values);
  }
  return attributes;
}

/**
 * Returns the bytes covered by a signature over signed attributes: the header becomes that of a SET, the rest is
 * unchanged.
 */
export function signedForm({ raw }: DerValue): readonly Uint8Array[] {
  return [Uint8Array.of(tag.set), raw.subarray(1)];
}
