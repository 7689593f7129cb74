import { equalBytes, joinBytes, u32Bytes } from '../bytes/bytes.ts';
import { toHex } from '../bytes/hex.ts';
import { isMalformed } from '../bytes/malformed.ts';
import { View } from '../bytes/view.ts';
import { verifySignature } from '../crypto/verify-signature.ts';
import { type Certificate, parseCertificate } from '../der/x509.ts';
import { ApkError } from '../model/error.ts';
import type { Issue, SdkRange } from '../model/report.ts';
import type { Digests } from '../model/source.ts';
import { algorithmOf, contentIds, type KnownSignature, signaturesToVerify } from './algorithms.ts';
import { placeIn } from './lineage.ts';
import { readLineage } from './read-lineage.ts';
import { Findings } from './scheme.ts';

const maxRecords = 256;
const proofOfRotation = 0x9d6303f7;
const time = 0xe43c5946;

/** Content digests by the number of the scheme that signed them: 1, 2, 3. */
export type SchemeDigests = ReadonlyMap<number, ReadonlyMap<keyof typeof contentIds, Uint8Array>>;

/**
 * A source stamp, which names the distributor of the file. It never affects the verification of the file's own
 * signature.
 */
export interface Stamp {
  /** True if there are no findings. */
  readonly verified: boolean;
  readonly findings: readonly Issue[];
  readonly certificate: Certificate | null;
  /** Time of stamping, in seconds since 1970; 0 if the stamp has none. */
  readonly time: number;
}

/** Stops the verification with a finding of that name. Never leaves this file. */
class Refusal extends ApkError {
  readonly issue: string;
  readonly detail: readonly (string | number)[];
  constructor(issue: string, ...detail: readonly (string | number)[]) {
    super('format', issue);
    this.issue = issue;
    this.detail = detail;
  }
}

/**
 * Encodes the digests of one scheme as they are signed: pairs of identifier and digest, in ascending order of
 * identifier.
 */
function signedDigests(digests: ReadonlyMap<keyof typeof contentIds, Uint8Array>): Uint8Array {
  const pairs = [...digests].map(([content, value]) => ({ id: contentIds[content], value }));
  const parts = pairs
    .sort((one, other) => one.id - other.id)
    .flatMap(({ id, value }) => [u32Bytes(8 + value.length), u32Bytes(id), u32Bytes(value.length), value]);
  return joinBytes(...parts);
}

async function readCertificate(view: View, digest: Uint8Array, digests: Digests): Promise<Certificate> {
  const encoded = view.prefixed();
  let certificate: Certificate;
  try {
    certificate = await parseCertificate(encoded, digests);
  } catch (error) {
    if (error instanceof ApkError) throw new Refusal('SOURCE_STAMP_MALFORMED_CERTIFICATE');
    throw error;
  }
  if (!equalBytes(await digests.digest('SHA-256', encoded), digest))
    throw new Refusal(
      'SOURCE_STAMP_CERTIFICATE_MISMATCH_BETWEEN_SIGNATURE_BLOCK_AND_APK',
      certificate.sha256,
      toHex(digest),
    );
  return certificate;
}

/** Verifies signatures over `signed` with the stamp's certificate. */
async function verifyAll(
  signatures: Uint8Array,
  signed: Uint8Array,
  certificate: Certificate,
  range: SdkRange,
  digests: Digests,
): Promise<void> {
  const known: KnownSignature[] = [];
  const view = new View(signatures);
  for (let number = 1; view.remaining > 0; number++) {
    try {
      if (number > maxRecords) throw new ApkError('format', 'Too many signatures');
      const record = new View(view.record());
      const algorithm = algorithmOf(record.u32());
      const signature = record.prefixed();
      if (algorithm) known.push({ algorithm, signature });
    } catch (error) {
      if (isMalformed(error)) throw new Refusal('SOURCE_STAMP_MALFORMED_SIGNATURE', number);
      throw error;
    }
  }
  if (known.length === 0) throw new Refusal('SOURCE_STAMP_NO_SIGNATURE');
  const chosen = signaturesToVerify(known, range.minSdk, range.maxSdk, (one) => one.minSdkOfSignature);
  if (!chosen) throw new Refusal('SOURCE_STAMP_NO_SUPPORTED_SIGNATURE');
  for (const { algorithm, signature } of chosen) {
    const answer = await verifySignature(algorithm.signature, certificate.spki, signature, [signed], digests);
    if (answer === 'wrong') throw new Refusal('SOURCE_STAMP_DID_NOT_VERIFY', algorithm.id);
    if (answer !== 'ok') throw new Refusal('SOURCE_STAMP_VERIFY_EXCEPTION', algorithm.id);
  }
}

async function checkLineage(value: Uint8Array, certificate: Certificate, digests: Digests): Promise<string | null> {
  const lineage = value.length === 0 ? 'malformed' : await readLineage(value, digests);
  if (lineage === 'malformed' || lineage.length === 0) return 'SOURCE_STAMP_MALFORMED_LINEAGE';
  if (lineage === 'did-not-verify') return 'SOURCE_STAMP_POR_DID_NOT_VERIFY';
  if (lineage === 'mismatch') return 'SOURCE_STAMP_POR_CERT_MISMATCH';
  return placeIn(lineage, certificate) === lineage.length - 1 ? null : 'SOURCE_STAMP_POR_CERT_MISMATCH';
}

/** Reads the signed attributes; returns the time. */
async function readAttributes(
  sequence: Uint8Array,
  certificate: Certificate,
  findings: Findings,
  digests: Digests,
): Promise<number> {
  const view = new View(new View(sequence).record());
  let stamped = 0;
  for (let number = 1; view.remaining > 0; number++) {
    try {
      if (number > maxRecords) throw new ApkError('format', 'Too many attributes');
      const record = new View(view.record());
      const id = record.u32();
      if (id === proofOfRotation) {
        const issue = await checkLineage(record.rest(), certificate, digests);
        if (issue) findings.warning(issue);
      } else if (id === time) {
        const low = record.u32();
        const seconds = low + record.i32() * 0x1_0000_0000;
        if (seconds > 0) stamped = seconds;
        else findings.warning('SOURCE_STAMP_INVALID_TIMESTAMP', seconds);
      }
    } catch (error) {
      if (isMalformed(error)) throw new Refusal('SOURCE_STAMP_MALFORMED_ATTRIBUTE', number);
      throw error;
    }
  }
  return stamped;
}

/** Returns the signatures of each scheme's digests by the scheme's number; the last one of a number counts. */
function signaturesByScheme(sequence: Uint8Array): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>();
  const view = new View(sequence);
  while (view.remaining > 0) {
    const record = new View(view.record());
    found.set(record.u32(), record.record());
  }
  return found;
}

/**
 * Verifies a source stamp (AOSP apksig, V2SourceStampVerifier and SourceStampVerifier): its certificate must be the one
 * named by the entry, and must have signed the digests of every scheme that the file was verified with.
 *
 * @param certificateDigest Content of the entry `stamp-cert-sha256`.
 * @param signed Content digests that the verified signers claim.
 */
export async function verifyStamp(
  block: Uint8Array,
  certificateDigest: Uint8Array,
  signed: SchemeDigests,
  range: SdkRange,
  digests: Digests,
): Promise<Stamp> {
  const findings = new Findings('stamp');
  let certificate: Certificate | null = null;
  let stamped = 0;
  try {
    const view = new View(new View(block).record());
    certificate = await readCertificate(view, certificateDigest, digests);
    const signatures = signaturesByScheme(view.record());
    for (const [scheme, contents] of [...signed].sort(([one], [other]) => one - other)) {
      const own = signatures.get(scheme);
      if (!own) throw new Refusal('SOURCE_STAMP_NO_SIGNATURE');
      await verifyAll(own, signedDigests(contents), certificate, range, digests);
    }
    if (view.remaining > 0) {
      const attributes = view.record();
      await verifyAll(view.record(), attributes, certificate, range, digests);
      stamped = await readAttributes(attributes, certificate, findings, digests);
    }
  } catch (error) {
    if (error instanceof Refusal) findings.warning(error.issue, ...error.detail);
    else if (isMalformed(error)) findings.warning('SOURCE_STAMP_MALFORMED_SIGNATURE');
    else throw error;
  }
  return { verified: findings.warnings.length === 0, findings: findings.warnings, certificate, time: stamped };
}
