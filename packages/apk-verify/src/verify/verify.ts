import { type BlocksResult, loadHybrid, verifyBlocks } from '../block/blocks.ts';
import { blockId, type SigningBlock } from '../block/signing-block.ts';
import type { SchemeDigests, Stamp } from '../block/stamp.ts';
import { stampEntry } from '../block/stamp-entry.ts';
import { targetSandboxVersionOf, targetSdkOf } from '../manifest/manifest.ts';
import { ApkError } from '../model/error.ts';
import type { Issue, Report, SdkRange } from '../model/report.ts';
import type { Tools } from '../model/source.ts';
import type { ApkFile } from '../read/apk-file.ts';
import type { Archive } from '../zip/directory.ts';
import { readEntry } from '../zip/entry.ts';
import { LocalHeaders } from '../zip/local-headers.ts';
import { disagreements } from './agreement.ts';
import type { AllFindings } from './findings.ts';
import { type AskedRange, readManifest, resolveRange, sound } from './range.ts';
import { hasAnyError, reportOf } from './report-of.ts';
import { readTricks } from './tricks.ts';

/** First API levels with additional requirements. */
const sandboxes = 26;
const minSchemeByTarget = 30;
const stamps = 30;
const firstSdkOfV2 = 24;

const maxStampEntry = 64 << 10;

/** From Android 8 on, sandbox version 2 requires a v2 signature or a newer one. */
async function sandboxErrors(archive: Archive, range: SdkRange, blocks: BlocksResult): Promise<Issue[]> {
  if (range.maxSdk < sandboxes) return [];
  const version = targetSandboxVersionOf(await readManifest(archive));
  if (version <= 1 || blocks.found.size > 0) return [];
  return [{ name: 'NO_SIG_FOR_TARGET_SANDBOX_VERSION', detail: [String(version)] }];
}

/** Files that target Android 11 or later need a v2 signature or a newer one. */
async function targetErrors(archive: Archive, range: SdkRange, blocks: BlocksResult): Promise<Issue[]> {
  let manifest: Uint8Array;
  try {
    manifest = await readManifest(archive);
  } catch (error) {
    // Without a manifest it is not an app, which is reported elsewhere.
    if (error instanceof ApkError && error.code !== 'too-large') return [];
    throw error;
  }
  const target = targetSdkOf(manifest);
  const met = blocks.v2?.verified || blocks.v3?.verified || blocks.v31?.verified;
  if (target < minSchemeByTarget || range.maxSdk < target || met) return [];
  return [{ name: 'MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET', detail: [String(target), '2'] }];
}

/** Verifies the source stamp, if an entry announces one. */
async function stampOf(
  archive: Archive,
  block: SigningBlock | null,
  signed: SchemeDigests,
  range: SdkRange,
  tools: Tools,
): Promise<Stamp | 'missing' | null> {
  const entry = archive.find(stampEntry);
  if (!entry) return null;
  const digest = await readEntry(archive, entry, 'signature', maxStampEntry);
  const value = block?.find(blockId.stamp);
  if (!value) return 'missing';
  const levels = { minSdk: Math.max(range.minSdk, stamps), maxSdk: range.maxSdk };
  const { verifyStamp } = await import(/* webpackChunkName: "check-stamp" */ '../block/stamp.ts');
  return verifyStamp(value, digest, signed, levels, tools.digests);
}

/**
 * Runs the checks after the signing block in the reference verifier's order, and stops after the first stage with an
 * error.
 */
async function checkRest(
  archive: Archive,
  block: SigningBlock | null,
  range: SdkRange,
  tools: Tools,
  blocks: BlocksResult,
): Promise<AllFindings> {
  let findings: AllFindings = { blocks, v1: null, stamp: null, errors: [], warnings: [] };
  findings = { ...findings, errors: await sandboxErrors(archive, range, blocks) };
  const signed = new Map(blocks.digests);
  if (range.minSdk < firstSdkOfV2 || blocks.found.size === 0) {
    // Most files today do not need this chunk, so it is loaded on demand.
    const { manifestDigest, verifyV1 } = await import(/* webpackChunkName: "check-v1" */ '../v1/index.ts');
    await tools.digests.prepare?.();
    findings = { ...findings, v1: await verifyV1(archive, range, blocks.found, tools) };
    const digest = await manifestDigest(archive, tools);
    signed.set(1, new Map(digest && [['manifest', digest]]));
  }
  if (hasAnyError(findings)) return findings;

  const stamp = await stampOf(archive, block, signed, range, tools);
  if (stamp === 'missing')
    findings = { ...findings, warnings: [{ name: 'SOURCE_STAMP_SIG_MISSING', scheme: 'stamp' }] };
  else findings = { ...findings, stamp };

  const errors = [...disagreements(findings.v1, blocks), ...(await targetErrors(archive, range, blocks))];
  // Not in the reference verifier: it names the v3.1 signers without comparing the content with their claims.
  if (blocks.rotationBroken) errors.push({ name: 'V31_SIG_APK_DIGEST_DID_NOT_VERIFY', scheme: 'v31' });
  return { ...findings, errors };
}

/**
 * Verifies a file's signatures as every Android version of the range would, and looks for tricks.
 *
 * The verdict, its findings and their names are those of AOSP apksig's ApkVerifier. Each scheme is only checked if some
 * Android version of the range uses it; the content is read once for all schemes of the signing block, and once more
 * for v1 if needed.
 *
 * @param range API levels; the lowest defaults to the manifest's, the highest is open by default.
 * @throws ApkError `format` if it is not an archive, `no-manifest` or `manifest`, `too-large`, or `range` if nothing is
 *   left of the range. The signal's reason if it was aborted.
 */
export async function verify(file: ApkFile, range: AskedRange, tools: Tools): Promise<Report> {
  const frame = await file.frame();
  const directory = await file.archive().catch(refusal);
  const levels = await resolveRange(directory, range);
  const block = await file.block();
  const headers = directory instanceof ApkError ? null : new LocalHeaders(directory);
  const blocks = await verifyBlocks(frame, block, levels, tools, (bytes) => headers?.pass(bytes));
  let findings: AllFindings = { blocks, v1: null, stamp: null, errors: [], warnings: [] };
  // The reference verifier reads the directory only now; a broken one has no effect until then.
  if (!hasAnyError(findings)) findings = await checkRest(sound(directory), block, levels, tools, blocks);
  const tricks = headers ? await readTricks(file, sound(directory), block, headers) : [];
  const hybrid = block?.find(blockId.v32);
  const unjudged = hybrid ? (await loadHybrid()).hybridLevels(hybrid, levels) : null;
  return reportOf(findings, levels, block, tricks, unjudged);
}

/** Returns an `ApkError` to be thrown later; throws any other error. */
function refusal(error: unknown): ApkError {
  if (error instanceof ApkError) return error;
  throw error;
}
