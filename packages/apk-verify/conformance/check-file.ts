import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApkFile } from '../src/apk-file.ts';
import { memorySource } from '../src/bytes/sources.ts';
import { factsOf } from '../src/facts.ts';
import { ApkError } from '../src/model/error.ts';
import type { Report } from '../src/model/report.ts';
import { nodeDigests } from '../src/node/node-digests.ts';
import { verify } from '../src/verify.ts';
import { aaptFields } from './aapt-fields.ts';
import { checkCase } from './check-case.ts';
import type { ExpectedFile, ExpectedLevels, ExpectedVerdict } from './expected.ts';
import { agreesWithThrown, type Outcome, outcomeText, rangeText } from './outcome.ts';
import type { Tally } from './summary.ts';
import { comparable, type Leniency, leniencyFor } from './tolerance.ts';

const tools = { digests: nodeDigests };

/** Verifies and returns a report, an `ApkError`, or an unexpected error. */
async function outcomeOf(apk: ApkFile, { min, max }: ExpectedLevels): Promise<Outcome<Report>> {
  try {
    return {
      value: await verify(apk, { ...(min !== null && { minSdk: min }), ...(max !== null && { maxSdk: max }) }, tools),
    };
  } catch (error) {
    return error instanceof ApkError ? { refused: error } : { crashed: error };
  }
}

/** Returns the fields of a report as text, by the names in the expected rows. */
function fieldsOf(report: Report, leniency: Leniency): Readonly<Record<string, string>> {
  const sha256 = (list: readonly { readonly sha256: string }[] | null) => list?.map((one) => one.sha256) ?? null;
  const names = (issues: Report['errors']) =>
    comparable(
      issues.map(({ name }) => name),
      leniency,
    );
  return {
    v1: String(report.schemes.v1),
    v2: String(report.schemes.v2),
    v3: String(report.schemes.v3),
    v31: String(report.schemes.v31),
    signers: JSON.stringify(sha256(report.signers)),
    lineage: JSON.stringify(sha256(report.lineage)),
    errors: names(report.errors),
    warnings: names(report.warnings),
    v31signers: JSON.stringify(
      report.rotated.map(({ minSdk, maxSdk, certificates }) => ({
        min: minSdk,
        max: maxSdk,
        certs: sha256(certificates),
      })),
    ),
    stamp: String(report.stamp),
  };
}

function expectedText(field: string, value: unknown, leniency: Leniency): string {
  if (field === 'errors' || field === 'warnings') return comparable(value as readonly string[], leniency);
  if (field === 'v31signers')
    return JSON.stringify(
      (value as NonNullable<ExpectedVerdict['v31signers']>).map(({ min, max, certs }) => ({ min, max, certs })),
    );
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

function checkVerdict(
  file: string,
  expected: ExpectedVerdict,
  outcome: Outcome<Report>,
  leniency: Leniency,
  tally: Tally,
) {
  const at = { file, range: rangeText(expected) };
  const { min: _min, max: _max, verified, throws, ...fields } = expected;
  const rejected = leniency.anyRejection && (throws !== undefined || verified === false);
  if (rejected) {
    tally.compare(
      { ...at, field: 'verified or throws' },
      'a rejection',
      'refused' in outcome || ('value' in outcome && !outcome.value.verified) ? 'a rejection' : outcomeText(outcome),
    );
    return;
  }
  if (throws !== undefined) {
    const agreed = agreesWithThrown(throws, outcome);
    tally.compare(
      { ...at, field: 'verified or throws' },
      `throws ${throws}`,
      agreed ? `throws ${throws}` : outcomeText(outcome),
    );
    return;
  }
  const got = 'value' in outcome ? fieldsOf(outcome.value, leniency) : null;
  if (verified !== undefined)
    tally.compare({ ...at, field: 'verified or throws' }, verified ? 'verified' : 'not verified', outcomeText(outcome));
  for (const [field, value] of Object.entries(fields)) {
    const text = got?.[field];
    if (got && text === undefined) tally.notUnderstood.push(`${file}  ${at.range}  ${field}`);
    else tally.compare({ ...at, field }, expectedText(field, value, leniency), text ?? outcomeText(outcome));
  }
}

async function checkFacts(file: ExpectedFile, apk: ApkFile, tally: Tally): Promise<void> {
  const { rc, ...expected } = file.aapt ?? {};
  let got: Readonly<Record<string, string>> | null = null;
  let problem = 'no facts';
  try {
    got = aaptFields(await factsOf(apk));
  } catch (error) {
    problem = error instanceof ApkError ? `no facts (${error.code})` : `a crash: ${error}`;
  }
  const at = { file: file.name, range: 'aapt' };
  // What aapt cannot read may still give facts here, but must not crash.
  if (rc !== undefined) {
    const state = got ? 'facts' : problem.startsWith('no facts') ? 'no facts' : problem;
    tally.compare({ ...at, field: 'aapt reads it' }, rc === 0 ? 'facts' : 'no facts', state);
  }
  for (const [field, value] of Object.entries(expected)) {
    if (got && !(field in got)) tally.notUnderstood.push(`${file.name}  aapt  ${field}`);
    else tally.compare({ ...at, field: `aapt ${field}` }, String(value), got?.[field] ?? problem);
  }
}

/** Compares everything that is expected for one file. */
export async function checkFile(
  folder: string,
  file: ExpectedFile,
  notes: readonly string[],
  tally: Tally,
): Promise<void> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(folder, 'apks', file.name));
  } catch {
    tally.compare({ file: file.name, range: 'file', field: 'file' }, 'there', 'not there');
    return;
  }
  if (file.sha256 !== undefined || file.size !== undefined) {
    const told = { size: file.size ?? bytes.length, sha256: file.sha256 ?? '' };
    const sha256 = file.sha256 === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
    tally.compare(
      { file: file.name, range: 'file', field: 'file' },
      JSON.stringify(told),
      JSON.stringify({ size: bytes.length, sha256 }),
    );
  }
  const apk = new ApkFile(memorySource(bytes));
  const leniency = leniencyFor(file.name, notes);
  const known = new Map<string, Promise<Outcome<Report>>>();
  const outcome = (levels: ExpectedLevels) => {
    const range = rangeText(levels);
    if (!known.has(range)) known.set(range, outcomeOf(apk, levels));
    return known.get(range)!;
  };
  for (const row of file.oracle) checkVerdict(file.name, row, await outcome(row), leniency, tally);
  for (const row of file.cases) await checkCase(file.name, row, () => outcome(row), apk, leniency, tally);
  if (file.aapt) await checkFacts(file, apk, tally);
}
