import { memorySource } from '../src/bytes/sources.ts';
import { judge } from '../src/judge/judge.ts';
import { ApkError } from '../src/model/error.ts';
import type { Facts } from '../src/model/facts.ts';
import type { Entry } from '../src/model/phone.ts';
import type { Report, SdkRange } from '../src/model/report.ts';
import { nodeDigests } from '../src/node/node-digests.ts';
import { ApkFile } from '../src/read/apk-file.ts';
import { factsOf } from '../src/read/facts.ts';
import { kindOf } from '../src/read/kind.ts';
import { everyLaterSdk } from '../src/verify/range.ts';
import { verify } from '../src/verify/verify.ts';
import { sectionsOf } from './anatomy.ts';
import type { Fixture } from './fixtures.ts';
import { namesOriginal, type Original, signedIn, wrongAcceptance, zlibContents } from './oracle.ts';
import type { Random } from './random.ts';

/** Something that must not happen; `stage` and `what` together identify its kind. */
export interface FuzzFinding {
  readonly stage: string;
  readonly what: string;
}

export interface FuzzOutcome {
  readonly findings: readonly FuzzFinding[];
  /** Whether any range verified; for statistics. */
  readonly verified: boolean;
  readonly genuine: boolean;
}

const levels = [21, 23, 24, 26, 28, 30, 32, 33, 34, 36] as const;
const wide: SdkRange = { minSdk: 21, maxSdk: everyLaterSdk };
const tools = { digests: nodeDigests };

const text = (facts: Facts) =>
  JSON.stringify(facts, (_key, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value));

/** Runs a stage; any error other than an `ApkError` is a finding. */
async function attempt<T>(stage: string, findings: FuzzFinding[], work: () => Promise<T> | T): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApkError) return null;
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const where = /(lib\/apk|node_modules)\/[^\s)]+/.exec(stack)?.[0] ?? '';
    findings.push({ stage, what: `${name}: ${message.slice(0, 120)} (${where})` });
    return null;
  }
}

/** Returns the library's results for the unchanged file; throws if it fails. */
export async function originalOf(fixture: Fixture): Promise<Original> {
  const file = new ApkFile(memorySource(fixture.bytes));
  const signers = new Set<string>();
  for (const sdk of levels) {
    const report = await attempt('verify', [], () => verify(file, { minSdk: sdk, maxSdk: sdk }, tools));
    for (const { sha256 } of report?.verified ? report.signers : []) signers.add(sha256);
  }
  const facts = await attempt('facts', [], () => factsOf(file));
  return {
    fixture,
    sections: sectionsOf(fixture.bytes),
    signed: signedIn(fixture.bytes),
    contents: zlibContents(fixture.bytes),
    signers,
    facts: facts && text(facts),
  };
}

const entryOf = ({ package: id }: Facts, { signers }: Original): Entry => ({
  package: id,
  name: 'Example',
  publisher: 'Somebody',
  page: 'https://example.org/',
  certificates: [...signers].map((sha256) => ({ sha256, place: 'page', channel: 'example.org' })),
});

const accepting = /^(genuine|other-channel)$/;

/** Runs one file through everything that a phone's check does with it. */
export async function runOne(bytes: Uint8Array, original: Original, random: Random): Promise<FuzzOutcome> {
  const findings: FuzzFinding[] = [];
  const file = new ApkFile(memorySource(bytes));
  const kind = await attempt('kindOf', findings, () => kindOf(file));
  const facts = await attempt('facts', findings, () => factsOf(file));
  const sdks = [random.pick(levels), random.pick(levels)];
  const ranges = [...sdks.map((sdk) => ({ minSdk: sdk, maxSdk: sdk })), ...(random.chance(0.3) ? [wide] : [])];
  let verified = false;
  let genuine = false;
  for (const range of ranges) {
    const report = await attempt<Report>('verify', findings, () =>
      verify(file, { ...range, phone: random.chance(0.5) }, tools),
    );
    if (report) {
      verified ||= report.verified;
      const named = namesOriginal(original, report);
      const wrong = named ? wrongAcceptance(original, bytes, report, range) : null;
      if (wrong) findings.push({ stage: 'verify', what: `false accept: ${wrong}` });
      const whole = report.verified && (report.schemes.v2 || report.schemes.v3 || report.schemes.v31);
      if (whole && named && !wrong)
        if (facts && original.facts !== null && text(facts) !== original.facts)
          findings.push({ stage: 'facts', what: 'other facts of the same content' });
    }
    const phone = range === wide ? {} : { sdk: range.minSdk };
    const entries = facts ? [entryOf(facts, original)] : [];
    const found = { kind: kind ?? 'other', facts, report, phone, entries, range };
    const verdict = await attempt('judge', findings, () => judge(found));
    if (!verdict || !accepting.test(verdict.answer)) continue;
    genuine = true;
    const reason =
      report && !report.tricks.length ? wrongAcceptance(original, bytes, report, range) : 'without a sound report';
    if (reason) findings.push({ stage: 'judge', what: `false genuine: ${reason}` });
  }
  return { findings, verified, genuine };
}
