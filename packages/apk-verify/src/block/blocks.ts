import type { Issue } from '../model/report.ts';
import type { Tools } from '../model/source.ts';
import type { Levels } from '../verify/range.ts';
import type { Frame } from '../zip/end-record.ts';
import { algorithmOf, type ContentAlgorithm } from './algorithms.ts';
import { contentDigests } from './content-digest.ts';
import { checkDigests, matchesContent, signedContents } from './integrity.ts';
import type { Lineage } from './lineage.ts';
import { Findings, hasErrors } from './scheme.ts';
import type { BlockSigner } from './signer.ts';
import type { BlockReading } from './signers.ts';
import { blockId, type SigningBlock } from './signing-block.ts';
import type { SchemeDigests } from './stamp.ts';
import { firstSdkOfV2, readV2 } from './v2.ts';
import { checkLevels, firstSdkOfV3, firstSdkOfV31, firstSdkOfV32, maxProven, readV3, type V3Rules } from './v3.ts';

/** Result of one scheme of the signing block. */
export interface BlockScheme {
  readonly verified: boolean;
  readonly signers: readonly BlockSigner[];
}

/** Results of the schemes of the signing block, as far as they were checked. */
export interface BlocksResult {
  /** Numbers of the schemes present in the file: 2, 3, 31. */
  readonly found: ReadonlySet<number>;
  readonly v2: BlockScheme | null;
  readonly v3: BlockScheme | null;
  readonly v31: BlockScheme | null;
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
  readonly lineage: Lineage | null;
  readonly digests: SchemeDigests;
  /**
   * True if the content does not match the digests of the v3.1 signers. The reference verifier does not notice this.
   */
  readonly rotationBroken: boolean;
}

interface Read {
  readonly reading: BlockReading;
  readonly rules: V3Rules;
}

/** The relevant blocks of the file, read in Android's order of preference, up to the first one with an error. */
interface AllRead {
  readonly found: Set<number>;
  readonly v31: Read | null;
  readonly v3: Read | null;
  readonly v2: BlockReading | null;
  /** Lineage of the v3.1 signers. */
  readonly rotated: Lineage | null;
  /** Errors that do not belong to any block. */
  readonly general: Findings;
}

const failed = (reading: BlockReading) => hasErrors({ ...reading.findings, signers: reading.signers });

/** Returns the numbers of the schemes that some Android version up to that level knows. */
export function supportedSchemes(maxSdk: number): ReadonlySet<number> {
  if (maxSdk >= firstSdkOfV3) return new Set([2, 3]);
  return new Set(maxSdk >= firstSdkOfV2 ? [2] : []);
}

/** Returns the signers that Android accepts at that level: those whose range contains it. */
export const signersFor = (
  signers: readonly BlockSigner[],
  sdk: number,
  scheme: 'v3' | 'v31',
): readonly BlockSigner[] =>
  signers.filter(
    ({ range, forPreview }) =>
      range.minSdk <= sdk &&
      range.maxSdk >= sdk &&
      // A preview has the API level of the preceding release, which ignores the preview's signer.
      !(scheme === 'v31' && forPreview && range.minSdk === sdk),
  );

/**
 * Checks that there is exactly one signer for the phone's level (AOSP ApkSignatureSchemeV3Verifier), whatever others
 * there are.
 */
function checkPhone({ findings, signers }: BlockReading, sdk: number, scheme: 'v3' | 'v31'): void {
  const own = signersFor(signers, sdk, scheme);
  if (own.length > 1) findings.error('V3_SIG_MULTIPLE_SIGNERS');
  if (own.length === 0) findings.error('V3_MISSING_SDK_VERSIONS', sdk, sdk);
}

/**
 * Whether the list of signers is complete, and each signer's API levels are known. Of a signer for other levels,
 * Android reads no more than its levels, and continues with the next one.
 */
const readToEnd = ({ findings, signers, complete }: BlockReading): boolean =>
  complete && findings.errors.length === 0 && signers.every(({ range }) => range.maxSdk > 0);

/** Whether Android at that level finds no signer for itself, and none that it would have to verify to find out. */
const noneFor = ({ signers }: BlockReading, sdk: number): boolean =>
  signersFor(signers, sdk, 'v31').length === 0 &&
  signers.every(({ range, errors }) => range.minSdk > sdk || range.maxSdk < sdk || errors.length === 0);

/**
 * Returns the level of the v3.1 signers that v3 must name, the lowest; undefined if there is none. A phone that passes
 * over a preview's signer puts that one's level in place of those found before
 * (ApkSignatureSchemeV3Verifier.verifyAdditionalAttributes).
 *
 * @param passedBy The phone's level, if none of them is for it.
 */
function firstRotated({ signers }: BlockReading, passedBy?: number): number | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { range, forPreview } of signers)
    lowest = forPreview && range.minSdk === passedBy ? range.minSdk : Math.min(lowest, range.minSdk);
  return lowest > 0 ? lowest : undefined;
}

/** Loads what reads v3.2 blocks, which hardly any file has. */
export const loadHybrid = () => import(/* webpackChunkName: "check-stamp" */ './hybrid.ts');

/**
 * Android 17 requires the v3.2 block that a signer announces, with the levels it names (ApkSignatureSchemeV3Verifier,
 * verifyAdditionalAttributes). The reference verifier does not know the scheme.
 */
async function checkHybrid(
  block: SigningBlock,
  maxSdk: number,
  blocks: readonly (Read | null)[],
  general: Findings,
): Promise<void> {
  if (maxSdk < firstSdkOfV32) return;
  const named = blocks.flatMap((one) => one?.reading.signers ?? []).flatMap(({ hybrid }) => hybrid ?? []);
  const value = block.find(blockId.v32);
  if (!value) {
    if (named.length > 0) general.error('V32_BLOCK_MISSING');
    return;
  }
  const { isHybridNamed } = await loadHybrid();
  if (!named.every((levels) => isHybridNamed(value, levels))) general.error('V32_SDK_MISMATCH');
}

async function readAll(block: SigningBlock, range: Levels, tools: Tools): Promise<AllRead> {
  const { minSdk, maxSdk, phone } = range;
  const left = { certificates: maxProven };
  const all = { found: new Set<number>(), v31: null, v3: null, v2: null, rotated: null, general: new Findings() };
  const readRotating = async (scheme: 'v3' | 'v31', value: Uint8Array, rotationMinSdk?: number): Promise<Read> => {
    const rules = { scheme, maxSdk, whole: true, left, ...(rotationMinSdk && { rotationMinSdk }) };
    return { reading: await readV3(value, rules, tools.digests), rules };
  };

  const v31Block = maxSdk >= firstSdkOfV31 ? block.find(blockId.v31) : null;
  const rotating = v31Block && (await readRotating('v31', v31Block));
  // A phone skips a v3.1 block without a signer for its level, and rejects one that it cannot read to the end.
  const passed = phone && rotating && readToEnd(rotating.reading) && noneFor(rotating.reading, maxSdk);
  const v31 = passed ? null : rotating;
  if (phone && v31) checkPhone(v31.reading, maxSdk, 'v31');
  let rotated: Lineage | null = null;
  if (v31) {
    all.found.add(31);
    if (!failed(v31.reading)) rotated = checkLevels(v31.reading, maxSdk, v31.rules);
    if (failed(v31.reading)) return { ...all, v31, rotated };
  }

  const v3Block = maxSdk >= firstSdkOfV3 ? block.find(blockId.v3) : null;
  const rotationMinSdk = rotating ? firstRotated(rotating.reading, passed ? maxSdk : undefined) : undefined;
  const v3 = v3Block && (await readRotating('v3', v3Block, rotationMinSdk));
  // If v3.1 applies to the phone, v3 need not.
  if (phone && v3 && !v31) for (const sdk of new Set([minSdk, maxSdk])) checkPhone(v3.reading, sdk, 'v3');
  if (v3) all.found.add(3);
  else if (v31) all.general.error('V31_BLOCK_FOUND_WITHOUT_V3_BLOCK');
  await checkHybrid(block, maxSdk, [v31, v3], all.general);
  if ((v3 && failed(v3.reading)) || all.general.errors.length > 0) return { ...all, v31, v3, rotated };

  const needed = maxSdk >= firstSdkOfV2 && (minSdk < firstSdkOfV3 || all.found.size === 0);
  const v2Block = needed ? block.find(blockId.v2) : null;
  const others = { supported: supportedSchemes(maxSdk), found: all.found };
  const levels = { minSdk: Math.max(minSdk, firstSdkOfV2), maxSdk };
  const v2 = v2Block && (await readV2(v2Block, levels, others, tools.digests));
  return { ...all, v31, v3, v2, rotated };
}

/** Returns the content digests that the signers claim, by kind; if there are several of a kind, the last one. */
export function claimedDigests(reading: BlockReading): ReadonlyMap<ContentAlgorithm, Uint8Array> {
  const claimed = new Map<ContentAlgorithm, Uint8Array>();
  for (const { digests } of reading.signers)
    for (const { algorithm, value } of digests) {
      const content = algorithmOf(algorithm)?.content;
      if (content) claimed.set(content, value);
    }
  return claimed;
}

/**
 * Verifies the schemes of the signing block for a range of Android versions, reading the file's content once (AOSP
 * apksig, the first half of ApkVerifier.verify). Newer schemes come first; an error in one does not affect the older
 * ones.
 *
 * @param watch Receives the bytes before the signing block as they are read; receives nothing if no content is to be
 *   compared.
 */
export async function verifyBlocks(
  frame: Frame,
  block: SigningBlock | null,
  range: Levels,
  tools: Tools,
  watch?: (bytes: Uint8Array) => void,
): Promise<BlocksResult> {
  const nothing = { found: new Set<number>(), v2: null, v3: null, v31: null, lineage: null, rotationBroken: false };
  if (!block) return { ...nothing, errors: [], warnings: [], digests: new Map() };
  const { found, v31, v3, v2, rotated, general } = await readAll(block, range, tools);
  const readings = [v31?.reading, v3?.reading, v2].filter((one): one is BlockReading => Boolean(one) && !failed(one!));
  const wanted = new Set(readings.flatMap((reading) => [...signedContents(reading)]));
  const content = { frame, blockOffset: block.offset, ...(watch && { watch }) };
  const actual =
    wanted.size > 0 ? await contentDigests(content, wanted, tools) : new Map<ContentAlgorithm, Uint8Array>();

  let lineage = rotated;
  if (v3 && !failed(v3.reading)) {
    checkDigests(v3.reading, actual, 'V3_SIG_APK_DIGEST_DID_NOT_VERIFY');
    const own = checkLevels(v3.reading, Math.max(range.minSdk, firstSdkOfV3), v3.rules);
    lineage = rotated ?? own;
  }
  const stopped = (v3 && failed(v3.reading)) || general.errors.length > 0;
  const v2Counts = v2 !== null && !stopped;
  if (v2Counts && !failed(v2)) checkDigests(v2, actual, 'V2_SIG_APK_DIGEST_DID_NOT_VERIFY');

  const told = [v31?.reading, v3?.reading, v2Counts ? v2 : null].filter((one): one is BlockReading => Boolean(one));
  if (v2Counts) found.add(2);
  const digests = new Map<number, ReadonlyMap<ContentAlgorithm, Uint8Array>>();
  if (v3) digests.set(3, claimedDigests(v3.reading));
  if (v2Counts) digests.set(2, claimedDigests(v2));
  const scheme = (reading: BlockReading | null | undefined) =>
    reading ? { verified: !failed(reading), signers: reading.signers } : null;
  return {
    found,
    v31: scheme(v31?.reading),
    v3: scheme(v3?.reading),
    v2: scheme(v2Counts ? v2 : null),
    errors: [...told.flatMap(({ findings }) => findings.errors), ...general.errors],
    warnings: told.flatMap(({ findings }) => findings.warnings),
    lineage,
    digests,
    rotationBroken: v31 !== null && !failed(v31.reading) && !matchesContent(v31.reading, actual),
  };
}
