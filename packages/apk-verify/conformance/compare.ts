import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApkError, type ApkErrorCode } from '../src/model/error.ts';
import type { Facts } from '../src/model/facts.ts';
import type { Issue, Report } from '../src/model/report.ts';
import { nodeDigests } from '../src/node/node-digests.ts';
import { factsOf } from '../src/read/facts.ts';
import { kindOf } from '../src/read/kind.ts';
import { verify } from '../src/verify/verify.ts';
import { type StampReport, verifySourceStamp } from '../src/verify/verify-stamp.ts';
import { fileOf } from '../testing/file-of.ts';
import { type ExpectedCase, type ExpectedLevels, type ExpectedVerdict, readCorpus } from './corpus.ts';

/** One compared value of a file; `range` is the range of API levels, or what else the value belongs to. */
export interface Comparison {
  readonly file: string;
  readonly range: string;
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

type Values = readonly [field: string, expected: string, got: string];

/** What cannot be compared never agrees. */
const notUnderstood = 'not understood';

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

const errorText = (error: unknown) =>
  error instanceof ApkError ? `refused (${error.code}: ${error.message})` : `a crash (${error})`;

/** Java's exceptions and the equivalent error codes; any other exception matches any `ApkError`. */
const format: readonly ApkErrorCode[] = ['format', 'zip64', 'no-manifest', 'manifest', 'too-large'];
const exceptions: Readonly<Record<string, readonly ApkErrorCode[]>> = {
  ApkFormatException: format,
  ZipFormatException: format,
  MinSdkVersionException: ['manifest', 'format'],
  CodenameMinSdkVersionException: ['manifest', 'format'],
  // Negative lengths end in this exception too.
  IllegalArgumentException: ['range', 'too-large'],
};

/** Whether an `ApkError` matches Java's exception; by class, whatever the message. */
function matches(thrown: string | null | undefined, outcome: Outcome<unknown>): boolean {
  if (!('error' in outcome && outcome.error instanceof ApkError)) return false;
  const name = /^[\w.$]+/.exec(thrown ?? '')?.[0].replace(/^.*[.$]/, '') ?? '';
  return exceptions[name]?.includes(outcome.error.code) ?? true;
}

/** What the notes of a corpus allow for one file: `… accept any rejection`, or `… accept either` after two names. */
interface Leniency {
  readonly anyRejection: boolean;
  readonly sameIssues: readonly string[];
}

function leniencyFor(name: string, notes: readonly string[]): Leniency {
  const own = notes.filter((note) => note.startsWith(`${name}:`)).join('\n');
  const issues = /accept either/i.test(own) ? (own.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []) : [];
  return { anyRejection: /accept any rejection/i.test(own), sameIssues: issues };
}

const namesOf = (issues: readonly Issue[]) => issues.map(({ name }) => name);
const sha256Of = (list: readonly { readonly sha256: string }[] | null) => list?.map(({ sha256 }) => sha256) ?? null;

/** Returns the fields of a report by the names of the expected rows. */
const fieldsOf = (report: Report): Readonly<Record<string, unknown>> => ({
  ...report.schemes,
  stamp: report.stamp,
  signers: sha256Of(report.signers),
  lineage: sha256Of(report.lineage),
  errors: namesOf(report.errors),
  warnings: namesOf(report.warnings),
  v31signers: report.rotated.map(({ minSdk, maxSdk, certificates }) => ({
    min: minSdk,
    max: maxSdk,
    certs: sha256Of(certificates),
  })),
});

const isRejected = (outcome: Outcome<Report>) =>
  'value' in outcome ? !outcome.value.verified : outcome.error instanceof ApkError;

/** Compares the output of the reference verifier. */
function verdictValues(expected: ExpectedVerdict, outcome: Outcome<Report>, leniency: Leniency): Values[] {
  const { min: _min, max: _max, verified, throws, ...fields } = expected;
  const said = (is: boolean) => (is ? 'verified' : 'not verified');
  const wanted = throws === undefined ? said(verified === true) : `throws ${throws}`;
  const got = 'value' in outcome ? said(outcome.value.verified) : errorText(outcome.error);
  const loose = leniency.anyRejection && !verified;
  const agrees = loose ? isRejected(outcome) : throws !== undefined && matches(throws, outcome);
  const first: Values = ['verified or throws', wanted, agrees ? wanted : got];
  if (throws !== undefined || loose) return [first];
  const own = 'value' in outcome ? fieldsOf(outcome.value) : null;
  const text = (field: string, value: unknown) => {
    // The order of findings does not matter, nor which of two equivalent names they have.
    if (field !== 'errors' && field !== 'warnings') return JSON.stringify(value, ['min', 'max', 'certs']);
    const names = value as readonly string[];
    return names
      .map((name) => (leniency.sameIssues.includes(name) ? leniency.sameIssues[0] : name))
      .sort()
      .join(' ');
  };
  const others = Object.entries(fields).map(([field, value]): Values => {
    const owned = own && (field in own ? text(field, own[field]) : notUnderstood);
    return [field, text(field, value), owned ?? got];
  });
  return [first, ...others];
}

/** Compares an assertion of the reference verifier's own tests, on the signatures or on the source stamp. */
function caseValues(row: ExpectedCase, outcome: Outcome<Report | StampReport>, leniency: Leniency): Values {
  const found = 'value' in outcome ? outcome.value : null;
  const stamp = found && 'status' in found ? found : null;
  const report = found && 'errors' in found ? found : null;
  const isVerified = stamp ? stamp.status === 'STAMP_VERIFIED' : report?.verified === true;
  const issues = namesOf(stamp?.findings ?? report?.errors ?? []);
  const isNamed = (names: readonly string[]) =>
    !row.issue ||
    names.some((name) => name === row.issue || [name, row.issue!].every((one) => leniency.sameIssues.includes(one)));
  const isAnyRejection = leniency.anyRejection && !isVerified;
  const agrees: Readonly<Record<string, boolean>> = {
    verified: isVerified,
    fails: isAnyRejection || (found !== null && !isVerified && isNamed(issues)),
    stampFails: stamp !== null && !isVerified && isNamed(issues),
    stampStatus: stamp?.status === row.issue,
    throws: isAnyRejection || matches(row.issue, outcome),
    doesNotThrow: found !== null,
    warning: isNamed(namesOf(report?.warnings ?? [])) && report !== null,
    signerCertSha256: report !== null && sha256Of(report.signers)?.join(' ') === row.value,
  };
  const wanted = [row.expect, row.issue ?? row.value].filter(Boolean).join(' ');
  const got = 'error' in outcome ? errorText(outcome.error) : `${stamp?.status ?? `verified: ${isVerified}`} ${issues}`;
  const known = row.expect in agrees && (row.scope === undefined || row.scope === 'sourceStamp');
  return [`case ${row.expect}`, wanted, !known ? notUnderstood : agrees[row.expect] ? wanted : got];
}

/** What aapt prints nothing for: the platform's defaults apply then. */
const unprinted = { versionCode: '', versionName: '', label: '', native: '', minSdk: '1' };

/** Returns the facts in the spelling of `aapt dump badging`, by the field names of the expected rows. */
function aaptFields(facts: Facts): Readonly<Record<string, string>> {
  const { abis, alternatives } = facts.native;
  const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' ');
  return {
    package: facts.package,
    versionCode: facts.versionCode > 0 ? String(facts.versionCode) : '',
    versionName: facts.versionName,
    label: facts.label,
    minSdk: facts.codename ?? String(facts.minSdk),
    targetSdk: facts.targetCodename ?? String(facts.targetSdk),
    native: quoted(abis.filter((abi) => !alternatives.includes(abi))),
    altNative: quoted(alternatives),
  };
}

/** Compares the output of aapt. */
async function aaptValues(file: ReturnType<typeof fileOf>, aapt: Readonly<Record<string, unknown>>): Promise<Values[]> {
  const { rc, ...printed } = aapt;
  const facts = await attempt(async () => ({ kind: await kindOf(file), ...aaptFields(await factsOf(file)) }));
  if (rc !== 0) return [['aapt', 'refused', 'error' in facts && facts.error instanceof ApkError ? 'refused' : 'read']];
  if ('error' in facts) return [['aapt', 'facts', errorText(facts.error)]];
  const got: Readonly<Record<string, string>> = facts.value;
  return Object.entries({ kind: 'apk', ...unprinted, ...printed }).map(
    ([field, value]): Values => [`aapt ${field}`, String(value), got[field] ?? notUnderstood],
  );
}

/** Compares the file check with everything that a corpus expects. Throws a sentence if there is no corpus. */
export async function compareCorpus(folder: string): Promise<Comparison[]> {
  const { files, notes = [] } = readCorpus(folder);
  const all: Comparison[] = [];
  for (const [name, { sha256, aapt, cases = [], oracle = [] }] of Object.entries(files)) {
    const path = join(folder, 'apks', name);
    const note = (range: string, ...rows: readonly Values[]) => {
      for (const [field, expected, got] of rows) all.push({ file: name, range, field, expected, got });
    };
    const bytes = existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
    const own = bytes && sha256 !== undefined ? createHash('sha256').update(bytes).digest('hex') : undefined;
    note('file', ['file', sha256 ?? 'there', bytes ? (own ?? 'there') : 'not there']);
    if (!bytes) continue;
    const apk = fileOf(bytes);
    const leniency = leniencyFor(name, notes);
    const levels = ({ min, max }: ExpectedLevels) => ({
      ...(min !== null && { minSdk: min }),
      ...(max !== null && { maxSdk: max }),
    });
    const rangeText = ({ min, max }: ExpectedLevels) => `${min ?? 'own'}–${max ?? '…'}`;
    const tools = { digests: nodeDigests };
    const reports = new Map<string, Promise<Outcome<Report>>>();
    const reportFor = (row: ExpectedLevels) => {
      const range = rangeText(row);
      if (!reports.has(range))
        reports.set(
          range,
          attempt(() => verify(apk, levels(row), tools)),
        );
      return reports.get(range)!;
    };
    for (const row of oracle) note(rangeText(row), ...verdictValues(row, await reportFor(row), leniency));
    for (const row of cases) {
      const isOfStamp = row.scope === 'sourceStamp' || row.expect.startsWith('stamp');
      const outcome = isOfStamp
        ? await attempt(() => verifySourceStamp(apk, levels(row), tools, row.expectedDigest))
        : await reportFor(row);
      note(rangeText(row), caseValues(row, outcome, leniency));
    }
    if (aapt) note('aapt', ...(await aaptValues(apk, aapt)));
  }
  return all;
}
