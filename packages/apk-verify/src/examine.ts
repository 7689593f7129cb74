import { ApkFile } from './apk-file.ts';
import { claimedSigner } from './claimed-signer.ts';
import { compare } from './compare.ts';
import { factsOf } from './facts.ts';
import { anyLater, judge, rangeFor } from './judge.ts';
import { kindOf } from './kind.ts';
import { ApkError, type ApkErrorCode } from './model/error.ts';
import type { Facts, FileKind } from './model/facts.ts';
import type { Entry, Phone } from './model/phone.ts';
import type { LevelSigners, Report, SdkRange } from './model/report.ts';
import type { ByteSource, Digests, Signal, Tools } from './model/source.ts';
import type { Verdict } from './model/verdict.ts';
import { verify } from './verify.ts';

/** What is asked of a file, and what is known before it is opened. Every field may be left out. */
export interface VerifyOptions {
  /**
   * API levels of the Androids to verify for, from 1 on, both included. Without them: the phone's own, or, where that is not
   * known, every Android that the file says it is for. One alone leaves the other end as the file has it, or open.
   */
  readonly minSdk?: number;
  readonly maxSdk?: number;
  /** The phone that the file is for. */
  readonly phone?: Phone;
  /** Apps whose signers are known: without its entry, a sound file is an `unknown-app`. */
  readonly known?: readonly Entry[];
  /** Package of the app that the reader means to install. */
  readonly wanted?: string;
  /** Ends the work between two reads; the promise rejects with its reason. */
  readonly signal?: Signal;
  /** Told of the bytes hashed so far, of all that will be; some ten times for each 100 MB. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Told of the file's kind as soon as it is known. */
  readonly onKind?: (kind: FileKind) => void;
  /**
   * Told of what the file says of itself, and of the SHA-256 of the certificate that it names as its signer's (64 lower-case
   * hex digits, or null), long before the content is hashed. Nothing of either is verified.
   */
  readonly onFacts?: (facts: Facts, claimed: string | null) => void;
}

/** What was found out about a file. */
export interface ApkResult {
  /**
   * True if the signature holds for every Android of `report.range` and nothing is wrong with the file: each of them takes
   * it for one of `verdict.signers`. Says nothing of who they are, nor of the phone.
   */
  readonly verified: boolean;
  /** The one answer: what a reader should be told. */
  readonly verdict: Verdict;
  /** What kind of file it is, by its content. */
  readonly kind: FileKind;
  /** What the file says of itself, unverified; null if it is no APK, or its manifest cannot be read. */
  readonly facts: Facts | null;
  /** What the verifier found, scheme by scheme; null if it could not read the file. */
  readonly report: Report | null;
  /** Why `report` is null although the file is an APK. */
  readonly error?: ApkErrorCode;
}

/** The result, or the code of the library's own error; every other error is somebody's mistake, or the reader's wish. */
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
 * Findings that no later Android mends: signers or schemes that contradict each other, or one that says that another was
 * taken away. Somebody has put the file together from parts. So is a v2 block that does not hold: no tool writes one
 * beside a v3 block that does, and an Android that asks less of it than is asked here may take it for a stranger's. Only
 * algorithms that Android 7 and 8 do not know are plain to see.
 */
const contradiction =
  /^(?:JAR_SIG_MISSING|V2_SIG_(?!NO_SUPPORTED_SIGNATURES$).*|JAR_SIG_MISSING_APK_SIG_REFERENCED|V3_SIG_(?:MULTIPLE|PAST_SIGNERS|MULTIPLE_PAST_SIGNERS|POR)_?.*|V3_INCONSISTENT_.*|V3[12]_.*)$/;

/** Android versions that began to read another scheme first, and whose failure sends us there. */
const steps = [
  { from: 24, after: /^JAR_SIG_/ },
  { from: 28, after: /^V2_SIG_/ },
  { from: 33, after: /^V3_SIG_/ },
] as const;

/** The oldest Android above the range's that may take the file although the range's does not. */
function nextStart({ errors }: Report, { minSdk }: SdkRange): number | undefined {
  const found = steps.filter(({ after, from }) => from > minSdk && errors.some(({ name }) => after.test(name)));
  return found[found.length - 1]?.from;
}

/** The oldest Android that anything is said of: 5. */
const oldestSdk = 21;

/** The next level that may see another signer: 7 and 8 read the same. */
const nextLevel = (sdk: number): number => (sdk >= 24 && sdk < 28 ? 28 : sdk + 1);

/**
 * The report with what older Androids take the file for, from a level on. The reference verifier leaves out levels whose
 * own scheme is missing, and a file may be one signer's for some Androids and another's for others.
 */
async function withOlder(file: ApkFile, report: Report, from: number, tools: Tools): Promise<Report> {
  const end = report.byLevel[0]?.minSdk ?? 0;
  const older: LevelSigners[] = [];
  for (let sdk = Math.max(from, oldestSdk); sdk < end; sdk = nextLevel(sdk)) {
    const found = (await tried(verify(file, { minSdk: sdk, maxSdk: sdk, phone: true }, tools))).value;
    older.push(...(found?.byLevel ?? []));
  }
  return older.length > 0 ? { ...report, byLevel: [...older, ...report.byLevel] } : report;
}

/** A report of Androids from a later one on, if there are any that may take the file. */
async function laterReport(file: ApkFile, report: Report, tools: Tools): Promise<Report | null> {
  if (report.errors.some(({ name }) => contradiction.test(name))) return null;
  const start = nextStart(report, report.range);
  if (start === undefined) return null;
  return (await tried(verify(file, { minSdk: start, maxSdk: anyLater }, tools))).value;
}

/** Archives of splits, whose base is an app that can be looked at. */
const bundles: readonly FileKind[] = ['apks', 'xapk', 'apkm'];

/** The base of an archive of splits, examined as any file; null if there is none that can be read. */
async function examineBase(file: ApkFile, options: VerifyOptions, digests: Digests): Promise<ApkResult | null> {
  // Few files are bundles: where code is loaded in parts, this is one of them.
  const { readBundle } = await import(/* webpackChunkName: "check-bundle" */ './bundle.ts');
  const { value: part } = await tried(readBundle(file).then(({ base }) => base?.open() ?? null));
  // What is inside of a part that is an archive again, nobody installs.
  if (!part || (await kindOf(new ApkFile(part))) !== 'apk') return null;
  const { onKind: _kind, onFacts: _facts, ...asked } = options;
  return examine(part, asked, digests);
}

/** The levels that were asked for, if any were; throws a RangeError for what are none. */
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

/** Everything about one file: reads, verifies, compares, judges; see `verifyApk`. */
export async function examine(source: ByteSource, options: VerifyOptions, digests: Digests): Promise<ApkResult> {
  const { phone = {}, known = [], wanted, signal, onProgress } = options;
  const askedFor = rangeOf(options);
  const tools: Tools = { digests, ...(signal ? { signal } : {}), ...(onProgress ? { progress: onProgress } : {}) };
  const file = new ApkFile(source);
  const kind = await kindOf(file);
  options.onKind?.(kind);
  let range: SdkRange | undefined;
  const end = (
    facts: Facts | null,
    report: Report | null,
    more: { error?: ApkErrorCode; wide?: Report | null; base?: Verdict } = {},
  ): ApkResult => {
    const about = { phone, entries: known, ...(wanted === undefined ? {} : { wanted }), ...(range ? { range } : {}) };
    const verdict = judge({ ...about, ...more, kind, facts, report });
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
  // The verdict stands; what the manifest says is shown all the same.
  if (facts.unreadable) return end(facts, null, { error: facts.unreadable });
  options.onFacts?.(facts, await claimedSigner(file, digests));

  range = askedFor?.(facts);
  const first = await tried(verify(file, range ?? { ...rangeFor(facts, phone), phone: true }, tools));
  const report = first.value;
  if (!report) return end(facts, null, { error: first.error });
  if (!report.verified) {
    const later = range ? null : await laterReport(file, report, tools);
    // Where the phone's Android is not known, the file is judged for those that can take it.
    if (!later?.verified || phone.sdk !== undefined) return end(facts, report, { wide: later });
    return end(facts, await withOlder(file, later, report.range.minSdk, tools));
  }
  const entry = known.find((one) => one.package === facts.package);
  if (report.range.maxSdk === anyLater || compare({ facts, report }, entry).kind !== 'mismatch')
    return end(facts, await withOlder(file, report, report.range.minSdk, tools));
  // A newer Android may see the proof that this signer was replaced by the listed one.
  const wide = await tried(verify(file, { ...report.range, maxSdk: anyLater }, tools));
  return end(facts, report, { wide: wide.value });
}
