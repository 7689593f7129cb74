import { u32At, type View } from '../bytes/view.ts';
import type { Digests } from '../model/source.ts';
import { type Lineage, longestLineage, placeIn } from './lineage.ts';
import { type BlockSigner, readSigner } from './signer.ts';
import { type BlockReading, readSigners } from './signers.ts';

/** First API levels that support APK Signature Scheme v3, v3.1 and v3.2. */
export const firstSdkOfV3 = 28;
export const firstSdkOfV31 = 33;
export const firstSdkOfV32 = 37;

/**
 * More signers than there are Android versions with v3 make no sense, and each may cost as long as its key takes: a
 * tenth of a second for the longest.
 */
const maxSigners = 16;

const attributeId = {
  proofOfRotation: 0x3ba06f8c,
  /** In v3: the API level from which a v3.1 block must be present, as a protection against its removal. */
  rotationMinSdk: 0x559f8b02,
  /** In v3.1: the rotation targets a preview that still has the API level of the preceding release. */
  forPreview: 0xc2a6b3ba,
  /** In v3 and v3.1: the API levels for which a v3.2 block must be present, as a protection against its removal. */
  hybridMinSdk: 0xbf940529,
  hybridMaxSdk: 0x9f06b79c,
} as const;

/** How to read a v3 block. */
export interface V3Rules {
  readonly scheme: 'v3' | 'v31';
  readonly maxSdk: number;
  /** Lowest API level of the v3.1 signers, if such a block was found. */
  readonly rotationMinSdk?: number;
  /** False if only the signed claims are wanted: v3.1 additions are then ignored. */
  readonly whole: boolean;
  /** Number of certificates in proofs of rotation that may still be verified, shared by all blocks of the file. */
  readonly left?: { certificates: number };
}

/**
 * Maximum number of certificates in all proofs of rotation of a file: honest ones have a handful, and each costs a
 * signature verification.
 */
export const maxProven = 64;

async function readRotation(signer: BlockSigner, value: Uint8Array, rules: V3Rules, digests: Digests): Promise<void> {
  // Few apps have changed their key.
  const { readLineage } = await import(/* webpackChunkName: "check-stamp" */ './read-lineage.ts');
  const lineage = await readLineage(value, digests, rules.left);
  if (lineage === 'did-not-verify') signer.error('V3_SIG_POR_DID_NOT_VERIFY');
  else if (lineage === 'malformed') signer.error('V3_SIG_MALFORMED_LINEAGE');
  else if (lineage === 'mismatch') signer.error('V3_SIG_POR_CERT_MISMATCH');
  else {
    signer.lineage = lineage;
    // The signer must be the last in it.
    if (lineage.length === 0 || placeIn(lineage, signer.certificates[0]!) !== lineage.length - 1)
      signer.error('V3_SIG_POR_CERT_MISMATCH');
  }
}

async function readOne(signer: BlockSigner, view: View, rules: V3Rules, digests: Digests): Promise<void> {
  const { rotationMinSdk } = rules;
  const signedData = view.record();
  const minSdk = view.i32();
  const maxSdk = view.i32();
  signer.range = { minSdk, maxSdk };
  if (minSdk < 0 || minSdk > maxSdk) signer.error('V3_SIG_INVALID_SDK_VERSIONS', minSdk, maxSdk);
  const signatures = view.record();
  const publicKey = view.prefixed();

  const readLevels = (data: View) => {
    const signed = [data.i32(), data.i32()] as const;
    if (signed[0] !== minSdk)
      signer.error('V3_MIN_SDK_VERSION_MISMATCH_BETWEEN_SIGNER_AND_SIGNED_DATA_RECORD', minSdk, signed[0]);
    if (signed[1] !== maxSdk)
      signer.error('V3_MAX_SDK_VERSION_MISMATCH_BETWEEN_SIGNER_AND_SIGNED_DATA_RECORD', maxSdk, signed[1]);
  };
  let rotationTold = false;
  let rotations = 0;
  const attribute = async (id: number, value: Uint8Array) => {
    if (id === attributeId.proofOfRotation) {
      // The reference verifier takes the last one; Android rejects the file (verifyAdditionalAttributes).
      if (++rotations === 1) await readRotation(signer, value, rules, digests);
      else signer.error('V3_SIG_MULTIPLE_PROOFS_OF_ROTATION');
    } else if (id === attributeId.hybridMinSdk || id === attributeId.hybridMaxSdk) {
      // Android versions without v3.2 ignore it.
      if (rules.maxSdk < firstSdkOfV32) return;
      const end = id === attributeId.hybridMinSdk ? 'minSdk' : 'maxSdk';
      signer.hybrid = { ...signer.hybrid, [end]: u32At(value, 0) | 0 };
    } else if (id === attributeId.rotationMinSdk) {
      rotationTold = true;
      // Android versions without v3.1 ignore it.
      if (rules.maxSdk < firstSdkOfV31 || !rules.whole) return;
      const told = u32At(value, 0) | 0;
      if (rotationMinSdk === undefined) signer.error('V31_BLOCK_MISSING', told);
      else if (told !== rotationMinSdk) signer.error('V31_ROTATION_MIN_SDK_MISMATCH', told, rotationMinSdk);
    } else if (id === attributeId.forPreview) {
      signer.forPreview = true;
      if (rules.scheme === 'v3') signer.warning('V31_ROTATION_TARGETS_DEV_RELEASE_ATTR_ON_V3_SIGNER');
    } else signer.warning('V3_SIG_UNKNOWN_ADDITIONAL_ATTRIBUTE', id);
  };
  const records = { signedData, signatures, publicKey };
  await readSigner(signer, records, { prefix: 'V3_SIG', range: signer.range, attribute }, digests, readLevels);
  if (rules.whole && rotationMinSdk !== undefined && !rotationTold)
    signer.warning('V31_ROTATION_MIN_SDK_ATTR_MISSING', rotationMinSdk);
}

/**
 * Reads a v3.0 or v3.1 block and verifies its signers' signatures and proofs of rotation (source.android.com, APK
 * Signature Scheme v3 and v3.1; AOSP apksig, V3SchemeVerifier.parseSigners).
 */
export function readV3(block: Uint8Array, rules: V3Rules, digests: Digests): Promise<BlockReading> {
  return readSigners(
    block,
    rules.scheme,
    (signer, view) => readOne(signer, view, rules, digests),
    maxSigners,
    (findings) => findings.error('V3_SIG_MALFORMED_SIGNERS'),
  );
}

/**
 * Checks that the signers together cover the range without gaps or overlaps, and that each lineage extends the one
 * before it (AOSP apksig, the end of V3SchemeVerifier.verify). Adds findings; returns the longest lineage.
 *
 * @param minSdk First level that must be covered: for v3.1 the last one, since v3.0 covers the levels before it.
 */
export function checkLevels(reading: BlockReading, minSdk: number, rules: V3Rules): Lineage | null {
  const { findings } = reading;
  // Sorted by their last level; of two with the same one, the later counts.
  const byEnd = new Map(reading.signers.map((signer) => [signer.range.maxSdk, signer] as const));
  const signers = [...byEnd.values()].sort((one, other) => one.range.maxSdk - other.range.maxSdk);
  let first = 0;
  let last = 0;
  const lineages: Lineage[] = [];
  for (const { range, forPreview, lineage } of signers) {
    // A preview has the API level of the version before it.
    if (first === 0) first = range.minSdk;
    else if (range.minSdk !== last + 1 && !(range.minSdk === last && forPreview)) {
      findings.error('V3_INCONSISTENT_SDK_VERSIONS');
      break;
    }
    last = range.maxSdk;
    if (!lineage) continue;
    if (lineage.length < (lineages[lineages.length - 1]?.length ?? 0)) {
      findings.error('V3_INCONSISTENT_LINEAGES');
      break;
    }
    lineages.push(lineage);
  }
  const end = rules.rotationMinSdk === undefined ? rules.maxSdk : rules.rotationMinSdk - 1;
  if (first > minSdk || last < end) findings.error('V3_MISSING_SDK_VERSIONS', first, last);
  const longest = longestLineage(lineages);
  if (longest !== 'inconsistent') return longest;
  findings.error('V3_INCONSISTENT_LINEAGES');
  return null;
}
