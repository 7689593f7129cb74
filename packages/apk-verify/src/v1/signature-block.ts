import { equalBytes } from '../bytes/bytes.ts';
import { takesKey, verifySignature } from '../crypto/verify-signature.ts';
import {
  contentTypeOid,
  findCertificate,
  messageDigestOid,
  readAttributes,
  readSignedData,
  type SignedData,
  type SignerInfo,
  signedForm,
} from '../der/cms.ts';
import { type DerValue, tag } from '../der/der.ts';
import { canonicalName } from '../der/names.ts';
import { oid } from '../der/primitives.ts';
import { readPublicKey } from '../der/spki.ts';
import { type Certificate, parseCertificate } from '../der/x509.ts';
import { ApkError } from '../model/error.ts';
import type { SdkRange } from '../model/report.ts';
import type { DigestName, Digests } from '../model/source.ts';
import { signerAlgorithm } from './algorithms.ts';

/** Android 4.4 is the first to check the signed attributes against the content. */
const attributesChecked = 19;
/** Android 7.0 tries every SignerInfo instead of the first, and checks the content type. */
const allSigners = 24;

/** Why a block was rejected: the end of the name, after `JAR_SIG_`. */
type Refusal =
  | 'PARSE_EXCEPTION'
  | 'NO_SIGNERS'
  | 'MAX_SIGNATURES_EXCEEDED'
  | 'UNSUPPORTED_SIG_ALG'
  | 'VERIFY_EXCEPTION'
  | 'DID_NOT_VERIFY';

/**
 * Maximum number of SignerInfos that are verified in all blocks of a file: honest ones have one in each of up to ten
 * blocks, and each costs as long as its key takes. Android verifies any number (sun.security.pkcs.PKCS7.verify), but a
 * valid file with several in a block is rejected anyway (`isOdd`).
 */
export const maxSignerInfos = 16;

/** Number of SignerInfos that may still be verified, shared by all blocks of the file. */
export interface SignersLeft {
  signerInfos: number;
}

/** The certificate whose key signed, followed by its issuers; or why there is none. */
export type BlockResult =
  | {
      readonly certificates: readonly Certificate[];
      /**
       * True if Android versions may find another signature or certificate in it than the reference verifier: see
       * `isOdd`.
       */
      readonly odd: boolean;
    }
  | { readonly refusal: Refusal; readonly detail: readonly string[] };

/** Stops the verification of a block. Only used within this file. */
class Refused extends Error {
  readonly refusal: Refusal;
  readonly detail: readonly string[];
  constructor(refusal: Refusal, detail: readonly string[] = []) {
    super(refusal);
    this.refusal = refusal;
    this.detail = detail;
  }
}

/** Returns the result; rejects the block if its bytes are malformed. */
function orRefuse<Result>(refusal: Refusal, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof ApkError ? new Refused(refusal, [error.message]) : error;
  }
}

/** Returns the single value of an attribute; undefined if absent. A repeated type or value rejects the block. */
function single(attributes: ReturnType<typeof readAttributes>, type: string): DerValue | undefined {
  const values = attributes.get(type);
  if (values && values.length > 1) throw new Refused('PARSE_EXCEPTION', [type]);
  return values?.[0];
}

/** Whether the signed attributes refer to this signature file. If false, the next SignerInfo may still match. */
async function attributesMatch(
  signedAttributes: DerValue,
  contentType: string,
  content: Uint8Array,
  digest: DigestName,
  range: SdkRange,
  digests: Digests,
): Promise<boolean> {
  if (range.minSdk < attributesChecked) throw new Refused('VERIFY_EXCEPTION', ['signed attributes before API 19']);
  const attributes = orRefuse('VERIFY_EXCEPTION', () => readAttributes(signedAttributes));
  for (const [type, values] of attributes) if (values === null) throw new Refused('PARSE_EXCEPTION', [type]);
  if (range.maxSdk >= allSigners) {
    const type = single(attributes, contentTypeOid);
    if (!type) throw new Refused('VERIFY_EXCEPTION', ['no content type in signed attributes']);
    if (orRefuse('PARSE_EXCEPTION', () => oid(type)) !== contentType) return false;
  }
  const promised = single(attributes, messageDigestOid);
  if (!promised) throw new Refused('VERIFY_EXCEPTION', ['no digest in signed attributes']);
  if (promised.tag !== tag.octetString) throw new Refused('PARSE_EXCEPTION', [messageDigestOid]);
  return equalBytes(promised.body, await digests.digest(digest, content));
}

/** Checks that the certificate may be used for signing. */
function checkUse({ keyUsage, unknownCritical }: Certificate): void {
  if (unknownCritical) throw new Refused('VERIFY_EXCEPTION', ['unsupported critical extension']);
  if (keyUsage && !keyUsage.digitalSignature && !keyUsage.nonRepudiation)
    throw new Refused('VERIFY_EXCEPTION', ['key usage']);
}

/** Returns the certificate whose key the SignerInfo signed this content with; null if the signature does not match. */
async function verifySigner(
  signer: SignerInfo,
  { contentType }: SignedData,
  certificates: readonly Certificate[],
  content: Uint8Array,
  range: SdkRange,
  digests: Digests,
): Promise<Certificate | null> {
  const { digestAlgorithm, signatureAlgorithm, signedAttributes, signature } = signer;
  const { algorithm, digest, unsupported } = signerAlgorithm(digestAlgorithm, signatureAlgorithm, range);
  if (unsupported.length > 0 || !algorithm || !digest) {
    const versions = unsupported.map(({ minSdk, maxSdk }) => `${minSdk}-${maxSdk}`);
    throw new Refused('UNSUPPORTED_SIG_ALG', [digestAlgorithm, signatureAlgorithm, ...versions]);
  }
  const certificate = orRefuse('VERIFY_EXCEPTION', () => findCertificate(certificates, signer.id));
  if (!certificate) throw new Refused('VERIFY_EXCEPTION', ['no such certificate']);
  checkUse(certificate);
  if (!takesKey(algorithm, certificate.spki)) throw new Refused('VERIFY_EXCEPTION', ['key']);
  if (signedAttributes && !(await attributesMatch(signedAttributes, contentType, content, digest, range, digests)))
    return null;
  const signed = signedAttributes ? signedForm(signedAttributes) : [content];
  const answer = await verifySignature(algorithm, certificate.spki, signature, signed, digests);
  if (answer === 'ok') return certificate;
  if (answer === 'wrong') return null;
  throw new Refused('VERIFY_EXCEPTION', ['signature']);
}

/** Returns the leaf and its issuers, as far as they are in the block. They are matched by name only. */
function chainOf(leaf: Certificate, certificates: readonly Certificate[]): Certificate[] {
  const chain = [leaf];
  const unused = certificates.filter((certificate) => certificate !== leaf);
  for (let last: Certificate | undefined = leaf; last; ) {
    const issuer = canonicalName(last.issuerRaw);
    if (issuer === canonicalName(last.subjectRaw)) break;
    const at = unused.findIndex(({ subjectRaw }) => canonicalName(subjectRaw) === issuer);
    last = at < 0 ? undefined : unused.splice(at, 1)[0];
    if (last) chain.push(last);
  }
  return chain;
}

async function readCertificates(data: SignedData, digests: Digests): Promise<Certificate[]> {
  try {
    return await Promise.all(data.certificates.map((raw) => parseCertificate(raw, digests)));
  } catch (error) {
    throw error instanceof ApkError ? new Refused('PARSE_EXCEPTION', [error.message]) : error;
  }
}

/**
 * Whether Android versions may differ on the signer. Of several signatures, Android 5 and 6 only check the first, later
 * versions use the first valid one, and they differ on what is valid: OpenSSL in Android 5 accepts a DigestInfo without
 * the NULL, Android 7 verifies signed attributes re-encoded in DER, whatever their encoding in the file
 * (`sun.security.pkcs.PKCS9Attributes`). Of two certificates for one key, each reader uses the first that it finds with
 * the signature's issuer and serial number, and they differ on which issuers are equal. No tool writes either.
 */
function isOdd({ signers }: SignedData, leaf: Certificate, certificates: readonly Certificate[]): boolean {
  // The same key may be written in several ways.
  const keyOf = ({ spki }: Certificate) => Object.values(readPublicKey(spki)).join();
  const another = (one: Certificate) => !equalBytes(one.raw, leaf.raw) && keyOf(one) === keyOf(leaf);
  return signers.length > 1 || certificates.some(another);
}

async function verify(
  block: Uint8Array,
  content: Uint8Array,
  range: SdkRange,
  digests: Digests,
  left: SignersLeft,
): Promise<BlockResult> {
  const data = orRefuse('PARSE_EXCEPTION', () => readSignedData(block));
  const [first] = data.signers;
  if (!first) throw new Refused('NO_SIGNERS');
  const tried = range.minSdk < allSigners ? [first] : data.signers;
  left.signerInfos -= tried.length;
  if (left.signerInfos < 0) throw new Refused('MAX_SIGNATURES_EXCEEDED', [String(maxSignerInfos)]);
  const certificates = await readCertificates(data, digests);
  let leaf: Certificate | null = null;
  for (const signer of tried) {
    // All are tried even if one is valid: a malformed one rejects the block.
    const found = await verifySigner(signer, data, certificates, content, range, digests);
    leaf ??= found;
  }
  if (!leaf) throw new Refused('DID_NOT_VERIFY');
  return { certificates: chainOf(leaf, certificates), odd: isOdd(data, leaf, certificates) };
}

/**
 * Verifies a signature block (`META-INF/….RSA`, `.DSA`, `.EC`: PKCS #7) against the signature file that it signs, like
 * AOSP apksig (V1SchemeVerifier.Signer.verifySigBlockAgainstSigFile). Never throws because of the bytes.
 */
export async function verifySignatureBlock(
  block: Uint8Array,
  content: Uint8Array,
  range: SdkRange,
  digests: Digests,
  left: SignersLeft,
): Promise<BlockResult> {
  try {
    return await verify(block, content, range, digests, left);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusal: error.refusal, detail: error.detail };
  }
}
