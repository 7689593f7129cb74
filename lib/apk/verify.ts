import { disagreements } from './agreement.ts';
import { type BlocksResult, verifyBlocks } from './block/blocks.ts';
import type { SchemeResult, SignerResult } from './block/scheme.ts';
import { blockId, findSigningBlock, type SigningBlock } from './block/signing-block.ts';
import { type SchemeDigests, type Stamp, stampEntry, verifyStamp } from './block/stamp.ts';
import type { Certificate } from './der/x509.ts';
import { targetSandboxVersionOf, targetSdkOf } from './manifest/manifest.ts';
import { ApkError } from './model/error.ts';
import type { Issue, Report, RotatedSigner, SdkRange, SignerCertificate } from './model/report.ts';
import type { ByteSource, Tools } from './model/source.ts';
import { type AskedRange, readManifest, resolveRange } from './range.ts';
import { findTricks } from './tricks.ts';
import { manifestDigest } from './v1/manifest-digest.ts';
import { verifyV1 } from './v1/verify-v1.ts';
import { type Archive, readArchive } from './zip/directory.ts';
import { readEntry } from './zip/entry.ts';
import { LocalHeaders } from './zip/local-headers.ts';

/** First API levels that ask something new. */
const sandboxes = 26;
const minSchemeByTarget = 30;
const stamps = 30;
const firstSdkOfV2 = 24;

const maxStampEntry = 64 << 10;

/** Everything that the report is made of. */
interface Findings {
  readonly blocks: BlocksResult;
  readonly v1: SchemeResult | null;
  readonly stamp: Stamp | null;
  /** Errors and warnings that belong to no scheme's verifier; `scheme` and `signer` tell whom they concern. */
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}

function hasErrors({ blocks, v1, errors }: Pick<Findings, 'blocks' | 'v1' | 'errors'>): boolean {
  const signers = [blocks.v2, blocks.v3, blocks.v31, v1].flatMap((scheme) => scheme?.signers ?? []);
  const all = [errors, blocks.errors, v1?.errors ?? [], ...signers.map((signer) => signer.errors)];
  return all.some((list) => list.length > 0);
}

/** From Android 8 on, the second sandbox is for files with a v2 signature or a newer one only. */
async function sandboxErrors(archive: Archive, range: SdkRange, blocks: BlocksResult): Promise<Issue[]> {
  if (range.maxSdk < sandboxes) return [];
  const version = targetSandboxVersionOf(await readManifest(archive));
  if (version <= 1 || blocks.found.size > 0) return [];
  return [{ name: 'NO_SIG_FOR_TARGET_SANDBOX_VERSION', detail: [String(version)] }];
}

/** Files for Android 11 and later need a v2 signature or a newer one. */
async function targetErrors(archive: Archive, range: SdkRange, blocks: BlocksResult): Promise<Issue[]> {
  let manifest: Uint8Array;
  try {
    manifest = await readManifest(archive);
  } catch (error) {
    // Without a manifest it is no app, which others say.
    if (error instanceof ApkError) return [];
    throw error;
  }
  const target = targetSdkOf(manifest);
  const met = blocks.v2?.verified || blocks.v3?.verified || blocks.v31?.verified;
  if (target < minSchemeByTarget || range.maxSdk < target || met) return [];
  return [{ name: 'MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET', detail: [String(target), '2'] }];
}

/** Verifies the source stamp, if an entry says that there is one. */
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
  return verifyStamp(value, digest, signed, levels, tools.digests);
}

/** All checks in the reference's order; the first stage with an error is the last. */
async function runChecks(
  archive: Archive,
  block: SigningBlock | null,
  range: SdkRange,
  tools: Tools,
  headers: LocalHeaders,
): Promise<Findings> {
  const blocks = await verifyBlocks(archive, block, range, tools, (bytes) => headers.pass(bytes));
  let findings: Findings = { blocks, v1: null, stamp: null, errors: [], warnings: [] };
  if (hasErrors(findings)) return findings;

  findings = { ...findings, errors: await sandboxErrors(archive, range, blocks) };
  const signed = new Map(blocks.digests);
  if (range.minSdk < firstSdkOfV2 || blocks.found.size === 0) {
    const v1 = await verifyV1(archive, range, blocks.found, tools);
    findings = { ...findings, v1 };
    const digest = await manifestDigest(archive, tools);
    signed.set(1, new Map(digest && [['manifest', digest]]));
  }
  if (hasErrors(findings)) return findings;

  const stamp = await stampOf(archive, block, signed, range, tools);
  if (stamp === 'missing')
    findings = { ...findings, warnings: [{ name: 'SOURCE_STAMP_SIG_MISSING', scheme: 'stamp' }] };
  else findings = { ...findings, stamp };

  const errors = [...disagreements(findings.v1, blocks), ...(await targetErrors(archive, range, blocks))];
  // Not the reference's: it forgets to compare the content with what v3.1 signers claim, and names them all the same.
  if (blocks.rotationBroken) errors.push({ name: 'V31_SIG_APK_DIGEST_DID_NOT_VERIFY', scheme: 'v31' });
  return { ...findings, errors };
}

/** Whom the newest Android of the range takes for the signers. */
function signersOf({ blocks, v1 }: Findings): readonly Certificate[] {
  const own = (signers: readonly SignerResult[]) => signers.flatMap(({ certificates }) => certificates.slice(0, 1));
  const rotating = blocks.v31?.verified ? blocks.v31 : blocks.v3?.verified ? blocks.v3 : null;
  if (rotating) return own(rotating.signers.slice(-1));
  if (blocks.v2?.verified) return own(blocks.v2.signers);
  return v1?.verified ? own(v1.signers) : [];
}

/** A certificate without its bytes, which nobody needs who shows it. */
function facts({ sha256, subject, key, notBefore, notAfter }: Certificate): SignerCertificate {
  return { sha256, subject, key, notBefore, notAfter };
}

/** Errors or warnings in the order of the reference: of the file, then of the signers, scheme by scheme. */
function collect(findings: Findings, kind: 'errors' | 'warnings'): Issue[] {
  const { blocks, v1 } = findings;
  const general = [...blocks[kind], ...(v1?.[kind] ?? []), ...findings[kind]];
  const ofSigners = (scheme: 'v1' | 'v2' | 'v3' | 'v31') => {
    const signers = scheme === 'v1' ? v1?.signers : blocks[scheme]?.signers;
    return [
      ...(signers ?? []).flatMap((signer) => signer[kind]),
      ...general.filter((issue) => issue.signer !== undefined && issue.scheme === scheme),
    ];
  };
  return [
    ...general.filter(({ signer }) => signer === undefined),
    ...ofSigners('v1'),
    ...ofSigners('v2'),
    ...ofSigners('v3'),
    ...ofSigners('v31'),
  ];
}

/**
 * Verifies a file's signatures as every Android of the range would, and looks for tricks.
 *
 * The verdict, its findings and their names are those of AOSP apksig's ApkVerifier. Each scheme is looked at only where
 * some Android of the range looks at it; the content is read once for all schemes of the signing block, and once more
 * for v1 where that counts.
 *
 * @param range API levels; the lowest is the manifest's unless given, the highest is open.
 * @throws ApkError `format` if it is no archive, `no-manifest` or `manifest`, `too-large`, or `range` if nothing is left
 *   of the range. The signal's reason if it was aborted.
 */
export async function verify(source: ByteSource, range: AskedRange, tools: Tools): Promise<Report> {
  const archive = await readArchive(source);
  const levels = await resolveRange(archive, range);
  const block = await findSigningBlock(archive);
  const headers = new LocalHeaders(archive);
  const findings = await runChecks(archive, block, levels, tools, headers);
  await headers.readRest();
  const tricks = findTricks(archive, block, headers, await source.read(0, 4));

  const { blocks, v1, stamp } = findings;
  const signers = hasErrors(findings) ? [] : signersOf(findings);
  const rotated = (blocks.v31?.signers ?? []).map(
    (signer): RotatedSigner => ({ ...signer.range, certificates: signer.certificates.map(facts) }),
  );
  return {
    range: levels,
    verified: signers.length > 0,
    schemes: {
      v1: v1?.verified ?? false,
      v2: blocks.v2?.verified ?? false,
      v3: blocks.v3?.verified ?? false,
      v31: blocks.v31?.verified ?? false,
    },
    unchecked: block?.find(blockId.v32) ? ['v3.2'] : [],
    signers: signers.map(facts),
    lineage: blocks.lineage?.map(({ certificate }) => facts(certificate)) ?? null,
    rotated,
    stamp: stamp?.verified ?? false,
    errors: collect(findings, 'errors'),
    warnings: collect(findings, 'warnings'),
    tricks,
  };
}
