import { equalBytes } from '../bytes/bytes.ts';
import { isMalformed } from '../bytes/malformed.ts';
import { View } from '../bytes/view.ts';
import { verifySignature } from '../crypto/verify-signature.ts';
import { readPublicKey } from '../der/spki.ts';
import { type Certificate, parseCertificate } from '../der/x509.ts';
import { ApkError } from '../model/error.ts';
import type { SdkRange } from '../model/report.ts';
import type { Digests } from '../model/source.ts';
import { algorithmOf, type ContentAlgorithm, type KnownSignature, signaturesToVerify } from './algorithms.ts';
import type { Lineage } from './lineage.ts';
import { Findings, type SignerResult } from './scheme.ts';

/** Maximum number of records of one kind per signer: far more than any has, few enough to process. */
const maxRecords = 256;

/** A content digest that a signer claims. */
export interface ClaimedDigest {
  /** Identifier of the signature algorithm, which determines the kind of digest. */
  readonly algorithm: number;
  readonly value: Uint8Array;
}

/** A signer of a v2, v3 or v3.1 block while it is being read. */
export class BlockSigner extends Findings implements SignerResult {
  readonly certificates: Certificate[] = [];
  readonly digests: ClaimedDigest[] = [];
  /** Kinds of digest covered by the signatures that were verified. */
  readonly contents = new Set<ContentAlgorithm>();
  /** API levels that it signs for; 0 to 0 in v2, which signs for all. */
  range: SdkRange = { minSdk: 0, maxSdk: 0 };
  lineage: Lineage | null = null;
  /** True if it signs for a preview of the version after its first level (v3.1 attribute). */
  forPreview = false;
  /** The levels of the v3.2 block that it announces (v3 and v3.1 attributes); null if it announces none. */
  hybrid: Partial<SdkRange> | null = null;
}

/** What differs between the schemes. */
export interface SignerRules {
  /** Prefix of the names of findings. */
  readonly prefix: 'V2_SIG' | 'V3_SIG';
  /** API levels whose Android versions verify this signer. */
  readonly range: SdkRange;
  /** Reads an additional attribute; throws `ApkError('format')` if it is malformed. */
  attribute(id: number, value: Uint8Array): Promise<void>;
}

/** Stops reading a signer with an error of that name. Never leaves this file. */
class Refusal extends ApkError {
  readonly issue: string;
  readonly detail: readonly (string | number)[];
  constructor(issue: string, ...detail: readonly (string | number)[]) {
    super('format', issue);
    this.issue = issue;
    this.detail = detail;
  }
}

/** Reads a sequence of length-prefixed records, counted from 1. A malformed record is rejected with the given name. */
async function eachRecord(
  sequence: Uint8Array,
  malformed: string,
  read: (record: View, number: number) => Promise<void> | void,
): Promise<void> {
  const view = new View(sequence);
  for (let number = 1; view.remaining > 0; number++) {
    try {
      if (number > maxRecords) throw new ApkError('format', 'Too many records');
      await read(new View(view.record()), number);
    } catch (error) {
      if (error instanceof Refusal || !isMalformed(error)) throw error;
      throw new Refusal(malformed, number);
    }
  }
}

/** Runs the steps of reading a signer; a `Refusal` stops them and becomes the signer's error. */
export async function readingSigner(signer: BlockSigner, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    signer.error(error.issue, ...error.detail);
  }
}

interface Records {
  readonly signatures: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly signedData: Uint8Array;
}

function keyOf(publicKey: Uint8Array, prefix: string): ReturnType<typeof readPublicKey> {
  try {
    return readPublicKey(publicKey);
  } catch (error) {
    if (error instanceof ApkError) throw new Refusal(`${prefix}_MALFORMED_PUBLIC_KEY`);
    throw error;
  }
}

/**
 * Verifies the signatures that the Android versions of the range would check. Returns the algorithms of all, in order.
 */
async function verifySignatures(signer: BlockSigner, records: Records, rules: SignerRules, digests: Digests) {
  const { prefix, range } = rules;
  const algorithms: number[] = [];
  const known: KnownSignature[] = [];
  await eachRecord(records.signatures, `${prefix}_MALFORMED_SIGNATURE`, (record) => {
    const id = record.u32();
    const signature = record.prefixed();
    algorithms.push(id);
    const algorithm = algorithmOf(id);
    if (algorithm) known.push({ algorithm, signature });
    else signer.warning(`${prefix}_UNKNOWN_SIG_ALGORITHM`, id);
  });
  if (algorithms.length === 0) throw new Refusal(`${prefix}_NO_SIGNATURES`);
  const chosen = signaturesToVerify(known, range.minSdk, range.maxSdk);
  if (!chosen) throw new Refusal(`${prefix}_NO_SUPPORTED_SIGNATURES`);
  for (const { algorithm, signature } of chosen) {
    if (keyOf(records.publicKey, prefix).algorithm !== algorithm.signature.key)
      throw new Refusal(`${prefix}_MALFORMED_PUBLIC_KEY`);
    const signed = [records.signedData];
    const answer = await verifySignature(algorithm.signature, records.publicKey, signature, signed, digests);
    if (answer === 'wrong') throw new Refusal(`${prefix}_DID_NOT_VERIFY`, algorithm.id);
    if (answer !== 'ok') throw new Refusal(`${prefix}_VERIFY_EXCEPTION`, algorithm.id);
    signer.contents.add(algorithm.content);
  }
  return algorithms;
}

async function readCertificates(signer: BlockSigner, sequence: Uint8Array, prefix: string, digests: Digests) {
  const view = new View(sequence);
  for (let number = 1; view.remaining > 0; number++) {
    if (number > maxRecords) throw new ApkError('format', 'Too many certificates');
    const encoded = view.prefixed();
    try {
      signer.certificates.push(await parseCertificate(encoded, digests));
    } catch (error) {
      if (error instanceof ApkError) throw new Refusal(`${prefix}_MALFORMED_CERTIFICATE`, number);
      throw error;
    }
  }
}

/**
 * Reads and verifies what all schemes of the signing block have in common: signatures over the signed data, the
 * certificate of the key, the list of content digests, attributes. Order and names of findings are those of AOSP
 * apksig, V2SchemeVerifier and V3SchemeVerifier (`parseSigner`).
 *
 * Throws `ApkError('format')` if the signed data is malformed as a whole, and what `readingSigner` catches.
 *
 * @param readLevels Reads the API levels between certificates and attributes; does nothing for v2.
 */
export async function readSigner(
  signer: BlockSigner,
  records: Records,
  rules: SignerRules,
  digests: Digests,
  readLevels?: (signedData: View) => void,
): Promise<void> {
  const { prefix } = rules;
  const algorithms = await verifySignatures(signer, records, rules, digests);
  // From here on the bytes are signed, by whoever has the key.
  const data = new View(records.signedData);
  const claimed = data.record();
  const certificates = data.record();
  readLevels?.(data);
  const attributes = data.record();

  await readCertificates(signer, certificates, prefix, digests);
  const own = signer.certificates[0];
  if (!own) throw new Refusal(`${prefix}_NO_CERTIFICATES`);
  if (!equalBytes(records.publicKey, own.spki))
    throw new Refusal(`${prefix}_PUBLIC_KEY_MISMATCH_BETWEEN_CERTIFICATE_AND_SIGNATURES_RECORD`);

  await eachRecord(claimed, `${prefix}_MALFORMED_DIGEST`, (record) => {
    signer.digests.push({ algorithm: record.u32(), value: record.prefixed() });
  });
  const same =
    algorithms.length === signer.digests.length && algorithms.every((id, at) => id === signer.digests[at]!.algorithm);
  if (!same) throw new Refusal(`${prefix}_SIG_ALG_MISMATCH_BETWEEN_SIGNATURES_AND_DIGESTS_RECORDS`);

  await eachRecord(attributes, `${prefix}_MALFORMED_ADDITIONAL_ATTRIBUTE`, (record) =>
    rules.attribute(record.u32(), record.rest()),
  );
}
