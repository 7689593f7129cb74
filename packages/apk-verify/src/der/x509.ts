import { equalBytes } from '../bytes/bytes.ts';
import { toHex } from '../bytes/hex.ts';
import { ApkError } from '../model/error.ts';
import type { SignerCertificate } from '../model/report.ts';
import type { Digests } from '../model/source.ts';
import { context, type DerValue, Fields, readValue, tag } from './der.ts';
import { type Extensions, readExtensions } from './extensions.ts';
import { isEmptyName, nameText } from './names.ts';
import { checkBits, integerBytes, oid, small } from './primitives.ts';
import { comparableKey, keyFacts, readPublicKey } from './spki.ts';
import { instant } from './time.ts';

/** The largest app certificates are about 3 kB. */
const maxCertificate = 64 << 10;

/** A certificate with the parts used to match and verify signatures. All bytes are unchanged from the file. */
export interface Certificate extends SignerCertificate, Extensions {
  readonly raw: Uint8Array;
  /** SubjectPublicKeyInfo as apksig compares it, see `comparableKey`: nearly always the bytes in the certificate. */
  readonly spki: Uint8Array;
  /** Name, including its SEQUENCE header. */
  readonly issuerRaw: Uint8Array;
  /** Name, including its SEQUENCE header. */
  readonly subjectRaw: Uint8Array;
  /** Two's complement bytes of the serial number, without redundant ones. */
  readonly serialRaw: Uint8Array;
}

interface Body {
  readonly algorithm: DerValue;
  readonly issuer: DerValue;
  readonly subject: DerValue;
  readonly serial: Uint8Array;
  readonly validity: readonly [string, string];
  readonly key: DerValue;
  readonly extensions: Extensions;
}

/** Whether two AlgorithmIdentifiers are the same: they are if their bodies are; only the length encoding may differ. */
function sameAlgorithm(one: DerValue, other: DerValue): boolean {
  return equalBytes(one.body, other.body);
}

/** Reads a TBSCertificate: RFC 5280, 4.1.2. Rejects what Java's X509CertInfo rejects. */
function readBody(value: DerValue): Body {
  const fields = new Fields(value);
  const explicit = fields.optional(context(0));
  const version = explicit ? small(readValue(explicit.body)) : 0;
  if (version > 2) throw new ApkError('format', 'Certificate: version');
  const serial = integerBytes(fields.take());
  const algorithm = fields.take(tag.sequence);
  oid(new Fields(algorithm).take());
  const issuer = fields.take();
  const dates = new Fields(fields.take());
  const validity = [instant(dates.take()), instant(dates.take())] as const;
  dates.end();
  const subject = fields.take();
  const key = fields.take(tag.sequence);
  if (version === 0) fields.end();
  // Unique identifiers of issuer and subject: [1] and [2] IMPLICIT BIT STRING. Unused.
  fields.optional(0x81);
  fields.optional(0x82);
  // Only version 3 has extensions (RFC 5280, 4.1.2.9; x509_parse of BoringSSL refuses them in others).
  const extensions = readExtensions(version === 2 ? fields.optional(context(3)) : null);
  fields.end();
  if (isEmptyName(issuer)) throw new ApkError('format', 'Certificate: no issuer');
  if (isEmptyName(subject) && !extensions.namedElsewhere) throw new ApkError('format', 'Certificate: no subject');
  return { algorithm, issuer, subject, serial, validity, key, extensions };
}

/**
 * Reads an X.509 certificate (RFC 5280) without changing a byte of it: Android and apksig identify a signer by the
 * bytes in the file, however they are encoded. The certificate's own signature is not checked, as in all verifiers.
 *
 * @param raw The certificate. Trailing bytes are part of its digest, as on Android.
 * @throws `ApkError('format')` if it is not a certificate, or its key is one that Android cannot read.
 */
export async function parseCertificate(raw: Uint8Array, digests: Digests): Promise<Certificate> {
  if (raw.length > maxCertificate) throw new ApkError('format', `A certificate of ${raw.length} bytes`);
  const outer = new Fields(readValue(raw));
  const body = readBody(outer.take(tag.sequence));
  if (!sameAlgorithm(outer.take(tag.sequence), body.algorithm))
    throw new ApkError('format', 'Certificate: two signature algorithms');
  checkBits(outer.take());
  outer.end();
  return {
    ...body.extensions,
    raw,
    sha256: toHex(await digests.digest('SHA-256', raw)),
    subject: nameText(body.subject.raw),
    key: keyFacts(readPublicKey(body.key.raw)),
    notBefore: body.validity[0],
    notAfter: body.validity[1],
    spki: comparableKey(body.key.raw),
    issuerRaw: body.issuer.raw,
    subjectRaw: body.subject.raw,
    serialRaw: body.serial,
  };
}
