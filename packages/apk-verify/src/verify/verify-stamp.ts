import { claimedDigests, supportedSchemes } from '../block/blocks.ts';
import { hasErrors } from '../block/scheme.ts';
import type { BlockReading } from '../block/signers.ts';
import { blockId } from '../block/signing-block.ts';
import { type SchemeDigests, verifyStamp } from '../block/stamp.ts';
import { stampEntry } from '../block/stamp-entry.ts';
import { firstSdkOfV2, readV2 } from '../block/v2.ts';
import { firstSdkOfV3, readV3 } from '../block/v3.ts';
import { toHex } from '../bytes/hex.ts';
import { ApkError } from '../model/error.ts';
import type { Issue, SdkRange } from '../model/report.ts';
import type { Tools } from '../model/source.ts';
import type { ApkFile } from '../read/apk-file.ts';
import { manifestDigest } from '../v1/manifest-digest.ts';
import { readEntry } from '../zip/entry.ts';
import { type AskedRange, resolveRange } from './range.ts';

const maxStampEntry = 64 << 10;

/** Status of the source stamp, with the reference verifier's names (AOSP apksig, SourceStampVerificationStatus). */
export type StampStatus =
  | 'STAMP_VERIFIED'
  | 'STAMP_VERIFICATION_FAILED'
  | 'STAMP_NOT_VERIFIED'
  | 'STAMP_MISSING'
  | 'CERT_DIGEST_MISMATCH'
  | 'VERIFICATION_ERROR';

/** Result of verifying only the source stamp. */
export interface StampReport {
  readonly status: StampStatus;
  readonly findings: readonly Issue[];
  /** SHA-256 of the stamp's certificate, lower-case hex; empty if it could not be read. */
  readonly certificate: string;
  /** Time of stamping, in seconds since 1970; 0 if the stamp has none. */
  readonly time: number;
}

function ends(status: StampStatus, name: string, ...detail: readonly string[]): StampReport {
  return {
    status,
    findings: [{ name, scheme: 'stamp', ...(detail.length > 0 && { detail }) }],
    certificate: '',
    time: 0,
  };
}

/** Returns what the signers of each scheme claim about the content, or the first scheme's errors. */
async function claims(file: ApkFile, range: SdkRange, tools: Tools): Promise<SchemeDigests | readonly Issue[]> {
  const block = await file.block();
  const signed = new Map<number, ReadonlyMap<'sha256' | 'sha512' | 'verity' | 'manifest', Uint8Array>>();
  const add = (scheme: number, reading: BlockReading): readonly Issue[] | null => {
    signed.set(scheme, claimedDigests(reading));
    if (!hasErrors({ ...reading.findings, signers: reading.signers })) return null;
    return [...reading.findings.errors, ...reading.signers.flatMap(({ errors }) => errors)];
  };
  const v3 = range.maxSdk >= firstSdkOfV3 ? block?.find(blockId.v3) : null;
  if (v3) {
    const errors = add(3, await readV3(v3, { scheme: 'v3', maxSdk: range.maxSdk, whole: false }, tools.digests));
    if (errors) return errors;
  }
  const needed = range.maxSdk >= firstSdkOfV2 && (range.minSdk < firstSdkOfV3 || signed.size === 0);
  const v2 = needed ? block?.find(blockId.v2) : null;
  if (v2) {
    const levels = { minSdk: Math.max(range.minSdk, firstSdkOfV2), maxSdk: range.maxSdk };
    const others = { supported: supportedSchemes(range.maxSdk), found: new Set(signed.keys()) };
    const errors = add(2, await readV2(v2, levels, others, tools.digests));
    if (errors) return errors;
  }
  if (range.minSdk < firstSdkOfV2 || signed.size === 0) {
    const digest = await manifestDigest(await file.archive(), tools);
    signed.set(1, new Map(digest && [['manifest', digest]]));
  }
  return signed;
}

async function check(file: ApkFile, asked: AskedRange, tools: Tools, expected?: string): Promise<StampReport> {
  const archive = await file.archive();
  const range = await resolveRange(archive, asked);
  const entry = archive.find(stampEntry);
  const block = (await file.block())?.find(blockId.stamp);
  if (!entry) {
    if (block) return ends('STAMP_NOT_VERIFIED', 'SOURCE_STAMP_SIGNATURE_BLOCK_WITHOUT_CERT_DIGEST');
    return ends('STAMP_MISSING', 'SOURCE_STAMP_CERT_DIGEST_AND_SIG_BLOCK_MISSING');
  }
  const digest = await readEntry(archive, entry, 'signature', maxStampEntry);
  if (expected !== undefined && expected.toLowerCase() !== toHex(digest))
    return ends('CERT_DIGEST_MISMATCH', 'SOURCE_STAMP_EXPECTED_DIGEST_MISMATCH', toHex(digest), expected);
  const signed = await claims(file, range, tools);
  if (!(signed instanceof Map))
    return { status: 'VERIFICATION_ERROR', findings: signed as readonly Issue[], certificate: '', time: 0 };
  if (!block) return ends('STAMP_NOT_VERIFIED', 'SOURCE_STAMP_SIG_MISSING');
  const stamp = await verifyStamp(block, digest, signed, range, tools.digests);
  return {
    status: stamp.verified ? 'STAMP_VERIFIED' : 'STAMP_VERIFICATION_FAILED',
    findings: stamp.findings,
    certificate: stamp.certificate?.sha256 ?? '',
    time: stamp.time,
  };
}

/**
 * Verifies only the source stamp (AOSP apksig, ApkVerifier.verifySourceStamp): that its certificate signed the claims
 * of the file's signers. The content itself is not compared with those claims; `verify` does that.
 *
 * @param expected SHA-256 that the stamp's certificate must have, in hex digits.
 * @throws ApkError `range` like `verify`; a file that cannot be read gives a status.
 */
export async function verifySourceStamp(
  file: ApkFile,
  range: AskedRange,
  tools: Tools,
  expected?: string,
): Promise<StampReport> {
  try {
    return await check(file, range, tools, expected);
  } catch (error) {
    if (!(error instanceof ApkError) || error.code === 'range') throw error;
    return ends('VERIFICATION_ERROR', 'MALFORMED_APK', error.code);
  }
}
