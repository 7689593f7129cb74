import { claimedSigner } from './claimed-signer.ts';
import { compare } from './compare.ts';
import { readableFacts, facts as readFacts } from './facts.ts';
import { anyLater, judge, rangeFor } from './judge.ts';
import { kindOf } from './kind.ts';
import { ApkError, type ApkErrorCode } from './model/error.ts';
import type { Facts, FileKind } from './model/facts.ts';
import type { Entry, Phone } from './model/phone.ts';
import type { LevelSigners, Report, SdkRange } from './model/report.ts';
import type { ByteSource, Tools } from './model/source.ts';
import type { Verdict } from './model/verdict.ts';
import { verify } from './verify.ts';

/** What is known before the file is opened. */
export interface Asked {
  readonly phone: Phone;
  /** Known apps and their signers. */
  readonly entries: readonly Entry[];
  /** Package of the app that the reader means to install. */
  readonly wanted?: string;
  /** Androids to verify for, in place of the phone's. */
  readonly range?: SdkRange;
}

/** What is known of the file before its verdict. Facts are the file's own words: nothing of them is verified yet. */
export type Told =
  | { readonly say: 'kind'; readonly kind: FileKind }
  /** `claimed` is the fingerprint of the certificate that the file names, if it names one. */
  | { readonly say: 'facts'; readonly facts: Facts; readonly claimed: string | null };

export interface Examined {
  readonly verdict: Verdict;
  readonly kind: FileKind;
  readonly facts: Facts | null;
  readonly report: Report | null;
  /** Why an APK's facts or report are null. */
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
async function withOlder(source: ByteSource, report: Report, from: number, tools: Tools): Promise<Report> {
  const end = report.byLevel[0]?.minSdk ?? 0;
  const older: LevelSigners[] = [];
  for (let sdk = Math.max(from, oldestSdk); sdk < end; sdk = nextLevel(sdk)) {
    const found = (await tried(verify(source, { minSdk: sdk, maxSdk: sdk, phone: true }, tools))).value;
    older.push(...(found?.byLevel ?? []));
  }
  return older.length > 0 ? { ...report, byLevel: [...older, ...report.byLevel] } : report;
}

/** A report of Androids from a later one on, if there are any that may take the file. */
async function laterReport(source: ByteSource, report: Report, tools: Tools): Promise<Report | null> {
  if (report.errors.some(({ name }) => contradiction.test(name))) return null;
  const start = nextStart(report, report.range);
  if (start === undefined) return null;
  return (await tried(verify(source, { minSdk: start, maxSdk: anyLater }, tools))).value;
}

/** Archives of splits, whose base is an app that can be looked at. */
const bundles: readonly FileKind[] = ['apks', 'xapk', 'apkm'];

/** The base of an archive of splits, examined as any file; null if there is none that can be read. */
async function examineBase(source: ByteSource, asked: Asked, tools: Tools): Promise<Examined | null> {
  // Few files are bundles: where code is loaded in parts, this is one of them.
  const { readBundle } = await import(/* webpackChunkName: "check-bundle" */ './bundle.ts');
  const { value: part } = await tried(readBundle(source).then(({ base }) => base?.open() ?? null));
  // What is inside of a part that is an archive again, nobody installs.
  if (!part || (await kindOf(part)) !== 'apk') return null;
  return examine(part, asked, tools);
}

/**
 * Everything about one file: reads, verifies for the phone's Android, compares, judges. Throws what the source throws,
 * and the signal's reason; never for what the file holds.
 */
export async function examine(
  source: ByteSource,
  asked: Asked,
  tools: Tools,
  told?: (word: Told) => void,
): Promise<Examined> {
  const { phone, entries, range } = asked;
  const kind = await kindOf(source);
  told?.({ say: 'kind', kind });
  const end = (
    facts: Facts | null,
    report: Report | null,
    more: { error?: ApkErrorCode; wide?: Report | null; base?: Verdict } = {},
  ) => ({
    verdict: judge({ ...asked, ...more, kind, facts, report }),
    kind,
    facts,
    report,
    ...(more.error ? { error: more.error } : {}),
  });
  if (bundles.includes(kind)) {
    const base = await examineBase(source, asked, tools);
    return end(null, null, base ? { base: base.verdict } : {});
  }
  if (kind !== 'apk') return end(null, null);

  const { value: facts, error } = await tried(readFacts(source));
  // The verdict stands; what the manifest says is shown all the same.
  if (!facts) return end((await tried(readableFacts(source))).value, null, { error });
  if (told) told({ say: 'facts', facts, claimed: await claimedSigner(source, tools.digests) });

  const first = await tried(verify(source, range ?? { ...rangeFor(facts, phone), phone: true }, tools));
  const report = first.value;
  if (!report) return end(facts, null, { error: first.error });
  if (!report.verified) {
    const later = range ? null : await laterReport(source, report, tools);
    // Where the phone's Android is not known, the file is judged for those that can take it.
    if (!later?.verified || phone.sdk !== undefined) return end(facts, report, { wide: later });
    return end(facts, await withOlder(source, later, report.range.minSdk, tools));
  }
  const entry = entries.find((one) => one.package === facts.package);
  if (report.range.maxSdk === anyLater || compare({ facts, report }, entry).kind !== 'mismatch')
    return end(facts, await withOlder(source, report, report.range.minSdk, tools));
  // A newer Android may see the proof that this signer was replaced by the listed one.
  const wide = await tried(verify(source, { ...report.range, maxSdk: anyLater }, tools));
  return end(facts, report, { wide: wide.value });
}
