import { compare } from './compare.ts';
import { facts as readFacts } from './facts.ts';
import { anyLater, judge, rangeFor } from './judge.ts';
import { kindOf } from './kind.ts';
import { ApkError, type ApkErrorCode } from './model/error.ts';
import type { Facts, FileKind } from './model/facts.ts';
import type { Entry, Phone } from './model/phone.ts';
import type { Report, SdkRange } from './model/report.ts';
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
}

/** What is known of the file before its verdict. Facts are the file's own words: nothing of them is verified yet. */
export type Told = { readonly say: 'kind'; readonly kind: FileKind } | { readonly say: 'facts'; readonly facts: Facts };

export interface Examined {
  readonly verdict: Verdict;
  readonly facts: Facts | null;
  readonly report: Report | null;
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

/** A report of Androids from a later one on, if the file is sound there. */
async function laterReport(source: ByteSource, report: Report, tools: Tools): Promise<Report | null> {
  let last = report;
  for (let start = nextStart(last, last.range); start !== undefined; start = nextStart(last, last.range)) {
    const { value } = await tried(verify(source, { minSdk: start, maxSdk: anyLater }, tools));
    if (!value || value.verified) return value;
    last = value;
  }
  return null;
}

/**
 * Everything about one file: reads, verifies for the phone's Android, compares, judges. Throws what the source throws,
 * and the signal's reason; never for what the file holds.
 */
export async function examine(
  source: ByteSource,
  { phone, entries, wanted }: Asked,
  tools: Tools,
  told?: (word: Told) => void,
): Promise<Examined> {
  const kind = await kindOf(source);
  told?.({ say: 'kind', kind });
  const asked = { kind, phone, entries, ...(wanted === undefined ? {} : { wanted }) };
  if (kind !== 'apk') return { verdict: judge({ ...asked, facts: null, report: null }), facts: null, report: null };

  const { value: facts, error } = await tried(readFacts(source, tools));
  if (!facts) return { verdict: judge({ ...asked, facts, report: null, error }), facts, report: null };
  told?.({ say: 'facts', facts });

  const first = await tried(verify(source, rangeFor(facts, phone), tools));
  if (!first.value)
    return { verdict: judge({ ...asked, facts, report: null, error: first.error }), facts, report: null };

  let report = first.value;
  let wide: Report | null = null;
  if (!report.verified) {
    const later = await laterReport(source, report, tools);
    // Where the phone's Android is not known, the file is judged for those that can take it.
    if (later && phone.sdk === undefined) report = later;
    else wide = later;
  } else if (
    report.range.maxSdk !== anyLater &&
    compare(
      { facts, report },
      entries.find((one) => one.package === facts.package),
    ).kind === 'mismatch'
  ) {
    // A newer Android may see the proof that this signer was replaced by the listed one.
    ({ value: wide } = await tried(verify(source, { ...report.range, maxSdk: anyLater }, tools)));
  }
  return { verdict: judge({ ...asked, facts, report, wide }), facts, report };
}
