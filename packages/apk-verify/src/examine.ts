import { compare } from './judge/compare.ts';
import { anyLater, judge, rangeFor } from './judge/judge.ts';
import { ApkError, type ApkErrorCode } from './model/error.ts';
import type { Facts, FileKind } from './model/facts.ts';
import type { Entry, KnownCertificate, Phone } from './model/phone.ts';
import type { LevelSigners, Report, SdkRange, TrickFound } from './model/report.ts';
import type { ByteSource, Digests, Signal, Tools } from './model/source.ts';
import type { Verdict } from './model/verdict.ts';
import { ApkFile } from './read/apk-file.ts';
import { claimedSigner } from './read/claimed-signer.ts';
import { factsOf } from './read/facts.ts';
import { kindOf } from './read/kind.ts';
import { verify } from './verify/verify.ts';

/** Options of `verifyApk`: what to check, and what is known before the file is opened. All fields are optional. */
export interface VerifyOptions {
  /**
   * API levels of the Android versions to verify for, from 1 on, both inclusive. Default: the phone's own level (31 and
   * 32 for Android 12) or, if that is unknown, every Android version that the file supports. If only one is given, the
   * other end is the file's own, or open.
   */
  readonly minSdk?: number;
  readonly maxSdk?: number;
  /** The phone that the file is for. */
  readonly phone?: Phone;
  /** Apps whose signers are known: a valid file of an app that is not listed is an `unknown-app`. */
  readonly known?: readonly Entry[];
  /** Package name of the app that the reader wants to install. */
  readonly wanted?: string;
  /** Aborts the work between two reads; the promise rejects with the signal's reason. */
  readonly signal?: Signal;
  /** Called with the bytes hashed so far and the total; about ten times per 100 MB. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Called with the file's kind as soon as it is known. */
  readonly onKind?: (kind: FileKind) => void;
  /**
   * Called with the file's facts and the SHA-256 of the certificate that it names as its signer's (64 lower-case hex
   * digits, or null), long before the content is hashed. Neither is verified.
   */
  readonly onFacts?: (facts: Facts, claimed: string | null) => void;
}

/** The result of `verifyApk`. */
export interface ApkResult {
  /**
   * True if the signature is valid on every Android version of `report.byLevel` and nothing is wrong with the file: each
   * of them sees the signers named there, all of which are in `verdict.signers`; other versions of `report.range` refuse
   * the file. Says nothing about who they are, nor about the phone.
   */
  readonly verified: boolean;
  /** The overall answer to show to a reader. */
  readonly verdict: Verdict;
  /** The kind of file, determined from its content. */
  readonly kind: FileKind;
  /** What the file says about itself, unverified; null if it is not an APK, or its manifest cannot be read. */
  readonly facts: Facts | null;
  /** The verifier's findings per scheme; null if it could not read the file. */
  readonly report: Report | null;
  /** Why `report` is null although the file is an APK. */
  readonly error?: ApkErrorCode;
}

/** Returns the result, or the code of an `ApkError`; rethrows every other error, such as a bug or an abort. */
async function tried<T>(
  work: Promise<T>,
): Promise<{ value: T; error?: undefined } | { value: null; error: ApkErrorCode }> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof ApkError)) throw error;
    return { value: null, error: error.code };
  }
}

/**
 * Findings that no later Android version can make up for: signers or schemes that contradict each other, or one that
 * says that another was removed. Such a file was put together from parts. The same goes for an invalid v2 block: no
 * tool writes one next to a valid v3 block, and an Android version that checks less than this library may see a
 * different signer. The only harmless case is algorithms that Android 7 and 8 do not know.
 */
const contradiction =
  /^(?:JAR_SIG_MISSING|V2_SIG_(?!NO_SUPPORTED_SIGNATURES$).*|JAR_SIG_MISSING_APK_SIG_REFERENCED|V3_SIG_(?:MULTIPLE|PAST_SIGNERS|MULTIPLE_PAST_SIGNERS|POR)_?.*|V3_INCONSISTENT_.*|V3[12]_.*)$/;

/** Android versions that were the first to prefer another scheme, and the failures that make trying them worthwhile. */
const steps = [
  { from: 24, after: /^JAR_SIG_/ },
  { from: 28, after: /^V2_SIG_/ },
  { from: 33, after: /^V3_SIG_/ },
] as const;

/** Returns the oldest Android version above the range that may accept the file although the range does not. */
function nextStart({ errors }: Report, { minSdk }: SdkRange): number | undefined {
  const found = steps.filter(({ after, from }) => from > minSdk && errors.some(({ name }) => after.test(name)));
  return found[found.length - 1]?.from;
}

/** The oldest Android version considered: 5. */
const oldestSdk = 21;

/** Returns the next level that may see a different signer: 7 and 8 read the same. */
const nextLevel = (sdk: number): number => (sdk >= 24 && sdk < 28 ? 28 : sdk + 1);

/**
 * Adds to a report the signers seen by older Android versions, from a level on. The reference verifier skips levels
 * whose own scheme is missing, and a file may have different signers on different Android versions.
 *
 * A JAR signature that is invalid at one of these levels is a trick: no tool leaves one next to a valid newer signature,
 * and Android's JAR verifiers accept what the reference verifier rejects, such as more than ten signers, certificates
 * not meant for signing and, in Android 5, a DigestInfo without the NULL.
 */
async function withOlder(file: ApkFile, report: Report, from: number, tools: Tools): Promise<Report> {
  const end = report.byLevel[0]?.minSdk ?? 0;
  const older: LevelSigners[] = [];
  const tricks: TrickFound[] = [];
  for (let sdk = Math.max(from, oldestSdk); sdk < end; sdk = nextLevel(sdk)) {
    const found = (await tried(verify(file, { minSdk: sdk, maxSdk: sdk, phone: true }, tools))).value;
    const maxSdk = Math.min(nextLevel(sdk), end) - 1;
    older.push(...(found?.byLevel ?? []).map((level) => ({ ...level, maxSdk })));
    const entry = !found || found.errors.some(({ name }) => name.startsWith('JAR_SIG_')) ? await jarSigned(file) : null;
    if (entry !== null && tricks.length === 0) tricks.push({ trick: 'odd-signature', entry });
  }
  return { ...report, byLevel: [...older, ...report.byLevel], tricks: [...report.tricks, ...tricks] };
}

/** Returns the name of an entry that Android may take for a JAR signature; null if there is none. */
async function jarSigned(file: ApkFile): Promise<string | null> {
  const names = (await file.archive()).entries.map(({ name }) => name);
  const known = new Set(names.map((name) => name.toUpperCase()));
  const isSignature = (name: string) =>
    /^META-INF\/.*\.(?:RSA|DSA|EC)$/.test(name) && known.has(name.replace(/[^.]*$/, 'SF'));
  return (known.has('META-INF/MANIFEST.MF') && names.find((name) => isSignature(name.toUpperCase()))) || null;
}

/**
 * Returns a report for later Android versions, if there are any that may accept the file, with the signers that those
 * before them see.
 */
async function laterReport(file: ApkFile, report: Report, tools: Tools): Promise<Report | null> {
  if (report.errors.some(({ name }) => contradiction.test(name))) return null;
  const start = nextStart(report, report.range);
  if (start === undefined) return null;
  const later = (await tried(verify(file, { minSdk: start, maxSdk: anyLater }, tools))).value;
  return later?.verified ? withOlder(file, later, report.range.minSdk, tools) : later;
}

/** Archives of splits, whose base is an app that can be examined. */
const bundles: readonly FileKind[] = ['apks', 'xapk', 'apkm'];

/** Examines the base of an archive of splits like any other file; null if there is none that can be read. */
async function examineBase(file: ApkFile, options: VerifyOptions, digests: Digests): Promise<ApkResult | null> {
  // Few files are bundles: where code is loaded in parts, this is one of them.
  const { readBundle } = await import(/* webpackChunkName: "check-bundle" */ './bundle/bundle.ts');
  const { value: part } = await tried(readBundle(file).then(({ base }) => base?.open() ?? null));
  // Nobody installs what is inside a part that is itself an archive.
  if (!part || (await kindOf(new ApkFile(part))) !== 'apk') return null;
  const { onKind: _kind, onFacts: _facts, ...asked } = options;
  return examine(part, asked, digests);
}

/** Returns the requested levels, if any; throws a RangeError for invalid ones. */
function rangeOf({ minSdk, maxSdk }: VerifyOptions): ((facts: Facts) => SdkRange) | undefined {
  for (const sdk of [minSdk, maxSdk])
    if (sdk !== undefined && !(Number.isInteger(sdk) && sdk >= 1 && sdk <= anyLater))
      throw new RangeError(`${sdk} is no API level`);
  if (minSdk !== undefined && maxSdk !== undefined && minSdk > maxSdk)
    throw new RangeError(`API level ${minSdk} comes behind ${maxSdk}`);
  if (minSdk === undefined && maxSdk === undefined) return undefined;
  const end = maxSdk ?? anyLater;
  return (facts) => ({ minSdk: minSdk ?? Math.min(Math.max(facts.minSdk, 1), end), maxSdk: end });
}

/** Throws a TypeError for entries with which a genuine file would pass for a fake. */
function requireEntries(known: readonly Entry[]): void {
  const isDigest = ({ sha256 }: KnownCertificate) => /^[0-9a-f]{64}$/.test(sha256);
  if (!Array.isArray(known) || !known.every(({ certificates }: Entry) => certificates?.every(isDigest)))
    throw new TypeError('Each entry of known has certificates: [{ sha256 }], 64 lower-case hex digits without colons');
}

/** Throws a TypeError for values that would be compared letter by letter, and give a wrong answer. */
function requireTypes({ phone, wanted }: VerifyOptions): void {
  if (wanted !== undefined && typeof wanted !== 'string') throw new TypeError('wanted is one package name');
  if (phone?.abis && !Array.isArray(phone.abis)) throw new TypeError('phone.abis is a list');
}

/** Reads, verifies, compares and judges one file; see `verifyApk`. */
export async function examine(source: ByteSource, options: VerifyOptions, digests: Digests): Promise<ApkResult> {
  const { phone = {}, known = [], wanted, signal, onProgress } = options;
  const askedFor = rangeOf(options);
  requireEntries(known);
  requireTypes(options);
  const tools: Tools = { digests, ...(signal ? { signal } : {}), ...(onProgress ? { progress: onProgress } : {}) };
  const file = new ApkFile(source);
  const kind = await kindOf(file);
  options.onKind?.(kind);
  let range: SdkRange | undefined;
  const end = async (
    facts: Facts | null,
    report: Report | null,
    more: { error?: ApkErrorCode; wide?: Report | null; base?: Verdict } = {},
  ): Promise<ApkResult> => {
    const about = { phone, entries: known, ...(wanted === undefined ? {} : { wanted }), ...(range ? { range } : {}) };
    const verdict = await judge({ ...about, ...more, kind, facts, report });
    const { error } = more;
    const verified = 'identity' in verdict && verdict.signers.length > 0;
    return { verified, verdict, kind, facts, report, ...(error ? { error } : {}) };
  };
  if (bundles.includes(kind)) {
    const base = await examineBase(file, options, digests);
    return end(null, null, base ? { base: base.verdict } : {});
  }
  if (kind !== 'apk') return end(null, null);

  const { value: facts, error } = await tried(factsOf(file));
  if (!facts) return end(null, null, { error });
  // The verdict does not change; the manifest's facts are shown anyway.
  if (facts.unreadable) return end(facts, null, { error: facts.unreadable });
  options.onFacts?.(facts, await claimedSigner(file, digests));

  range = askedFor?.(facts);
  const first = await tried(verify(file, range ?? { ...rangeFor(facts, phone), phone: true }, tools));
  const report = first.value;
  if (!report) return end(facts, null, { error: first.error });
  if (!report.verified) {
    const later = range ? null : await laterReport(file, report, tools);
    // If the phone's Android version is unknown, the file is judged for the versions that accept it.
    if (!later?.verified || phone.sdk !== undefined) return end(facts, report, { wide: later });
    return end(facts, later);
  }
  const entry = known.find((one) => one.package === facts.package);
  if (report.range.maxSdk === anyLater || compare({ facts, report }, entry).kind !== 'mismatch')
    return end(facts, await withOlder(file, report, report.range.minSdk, tools));
  // A newer Android version may see a proof that this signer was replaced by the listed one.
  const wide = await tried(verify(file, { ...report.range, maxSdk: anyLater }, tools));
  return end(facts, report, { wide: wide.value });
}
