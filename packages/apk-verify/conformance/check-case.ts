import type { ApkFile } from '../src/apk-file.ts';
import { ApkError } from '../src/model/error.ts';
import type { Issue, Report } from '../src/model/report.ts';
import { nodeDigests } from '../src/node/node-digests.ts';
import { type StampReport, verifySourceStamp } from '../src/verify-stamp.ts';
import type { ExpectedCase } from './expected.ts';
import { agreesWithThrown, type Outcome, outcomeText, rangeText } from './outcome.ts';
import type { Tally } from './summary.ts';
import type { Leniency } from './tolerance.ts';

const tools = { digests: nodeDigests };

async function stampOf(apk: ApkFile, { min, max, expectedDigest }: ExpectedCase): Promise<Outcome<StampReport>> {
  const range = { ...(min !== null && { minSdk: min }), ...(max !== null && { maxSdk: max }) };
  try {
    return { value: await verifySourceStamp(apk, range, tools, expectedDigest) };
  } catch (error) {
    return error instanceof ApkError ? { refused: error } : { crashed: error };
  }
}

/** Whether there is a finding with that name, or an equivalent one. */
function named(issues: readonly Issue[], issue: string | null | undefined, { sameIssues }: Leniency): boolean {
  const same = (name: string) => name === issue || (sameIssues.has(name) && sameIssues.has(issue ?? ''));
  return !issue || issues.some(({ name }) => same(name));
}

const list = (issues: readonly Issue[]) => issues.map(({ name }) => name).join(' ') || 'no finding';

/** The expected and the actual result as text; null for an unknown kind of assertion. */
type Judgement = readonly [expected: string, got: string] | null;

function judgeStamp(row: ExpectedCase, outcome: Outcome<StampReport>, leniency: Leniency): Judgement {
  if (!('value' in outcome))
    return [
      `stamp: ${row.expect}`,
      'refused' in outcome ? `refused (${outcome.refused.code})` : String(outcome.crashed),
    ];
  const { status, findings } = outcome.value;
  switch (row.expect) {
    case 'verified':
      return ['STAMP_VERIFIED', status];
    case 'stampStatus':
      return [String(row.issue), status];
    case 'stampFails':
    case 'fails': {
      const failed = status !== 'STAMP_VERIFIED' && named(findings, row.issue, leniency);
      return [`fails with ${row.issue}`, failed ? `fails with ${row.issue}` : `${status}, ${list(findings)}`];
    }
    default:
      return null;
  }
}

function judge(row: ExpectedCase, outcome: Outcome<Report>, leniency: Leniency): Judgement {
  const got = outcomeText(outcome);
  const report = 'value' in outcome ? outcome.value : null;
  const rejected = report ? !report.verified : 'refused' in outcome;
  switch (row.expect) {
    case 'verified':
      return ['verified', report && !report.verified ? `${got} (${list(report.errors)})` : got];
    case 'fails': {
      const expected = `fails with ${row.issue}`;
      if (leniency.anyRejection && rejected) return [expected, expected];
      if (!report || report.verified) return [expected, got];
      return [expected, named(report.errors, row.issue, leniency) ? expected : `fails with ${list(report.errors)}`];
    }
    case 'throws': {
      const expected = `throws ${row.issue}`;
      const agreed = agreesWithThrown(String(row.issue), outcome) || (leniency.anyRejection && rejected);
      return [expected, agreed ? expected : got];
    }
    case 'doesNotThrow':
      return ['no exception', report ? 'no exception' : got];
    case 'warning':
      return [
        `warns of ${row.issue}`,
        report && named(report.warnings, row.issue, leniency)
          ? `warns of ${row.issue}`
          : report
            ? list(report.warnings)
            : got,
      ];
    case 'signerCertSha256':
      return [String(row.value), report ? report.signers.map(({ sha256 }) => sha256).join(' ') : got];
    default:
      return null;
  }
}

/** Checks one assertion of the reference verifier's tests. */
export async function checkCase(
  file: string,
  row: ExpectedCase,
  outcome: () => Promise<Outcome<Report>>,
  apk: ApkFile,
  leniency: Leniency,
  tally: Tally,
): Promise<void> {
  const ofStamp = row.scope === 'sourceStamp' || row.expect.startsWith('stamp');
  const judgement = ofStamp
    ? judgeStamp(row, await stampOf(apk, row), leniency)
    : judge(row, await outcome(), leniency);
  const range = rangeText(row);
  if (!judgement || (row.scope !== undefined && row.scope !== 'sourceStamp'))
    tally.notUnderstood.push(
      `${file}  ${range}  case ${row.scope ? `${row.scope} ` : ''}${row.expect} (${row.test ?? 'no name'})`,
    );
  else tally.compare({ file, range, field: `case ${row.expect}` }, ...judgement);
}
