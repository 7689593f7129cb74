import { ApkError } from '../model/error.ts';
import type { Facts } from '../model/facts.ts';
import type { Comparison, Entry, Installability } from '../model/phone.ts';
import type { Report } from '../model/report.ts';
import type { Danger, Identity, Verdict, VerdictCase } from '../model/verdict.ts';
import { rangeFor } from '../verify/range.ts';
import { type Checked, compare, levelsOf } from './compare.ts';
import { installabilityOf } from './installability.ts';
import { differsByAndroid } from './obstacles/rule.ts';
import { weakSignatureObstacle } from './obstacles/signature.ts';
import { isDebugKey } from './public-keys.ts';

/** Throws if the report is not for the API levels in question. */
function mustFit(report: Report, facts: Facts, { phone, range }: VerdictCase): void {
  const asked = range ?? rangeFor(facts, phone);
  // If the phone's API level is unknown, the report may start later: the older levels become an obstacle.
  const from = range || phone.sdk !== undefined ? asked.minSdk : Number.MAX_SAFE_INTEGER;
  if (report.range.minSdk > from || report.range.maxSdk < asked.maxSdk)
    throw new ApkError('range', 'the report is not for these Androids');
}

const missing = /^JAR_SIG_(NO_MANIFEST|NO_SIGNATURES)$/;
const tooOld = /^MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET$/;

/** Returns what is wrong with a signature that did not verify. */
function signatureDanger({ errors }: Report): Danger {
  if (errors.length && errors.every(({ name }) => tooOld.test(name))) return 'weak-signature';
  const none = errors.some(({ name }) => missing.test(name));
  return none && errors.every(({ name }) => missing.test(name) || tooOld.test(name)) ? 'unsigned' : 'altered';
}

/** Identifies the owner of a verified file, or why there is none. */
async function identify(
  comparison: Comparison,
  facts: Facts,
  signers: Report['signers'],
  entries: readonly Entry[],
): Promise<Identity | { readonly danger: Danger; readonly detail?: string }> {
  switch (comparison.kind) {
    case 'unsigned':
      return { danger: 'unsigned' };
    case 'public-key':
      return { danger: 'public-key', detail: comparison.name };
    case 'mismatch':
      return { danger: 'mismatch', detail: comparison.sha256.join(' ') };
    case 'match':
      return { who: 'genuine', channel: comparison.channel, rotated: false };
    case 'other-channel':
      return { who: 'other-channel', channel: comparison.channel, rotated: false };
    case 'rotated': {
      const who = comparison.place === 'page' ? 'genuine' : 'other-channel';
      return { who, channel: comparison.channel, rotated: true };
    }
    case 'unknown-app': {
      const { resemblance } = await import(/* webpackChunkName: "check-names" */ './resemblance.ts');
      return { who: 'unknown-app', ...resemblance(facts, signers, entries) };
    }
  }
}

const refused = (danger: Danger, common: Common, detail?: string): Verdict => ({
  ...common,
  answer: 'do-not-install',
  danger,
  ...(detail === undefined ? {} : { detail }),
});

interface Common {
  readonly package?: string;
  readonly signers: Report['signers'];
  readonly installability: Installability;
}

/** Identifies the owner by the valid signature: on this phone or, if this phone refuses the file, on newer ones. */
async function identity(found: VerdictCase, facts: Facts, report: Report): ReturnType<typeof identify> {
  const { entries, wide } = found;
  const entry = entries.find((one) => one.package === facts.package);
  if (!report.verified && !wide?.verified) return { danger: signatureDanger(report) };
  if (weakSignatureObstacle(report, facts, found.phone)?.certainty === 'sure') return { danger: 'weak-signature' };
  const checked: Checked = report.verified ? { facts, report, wide } : { facts, report: wide! };
  return identify(compare(checked, entry), facts, signersOf(checked.report), entries);
}

/** Returns all signers that any Android version of the range accepts, the newest version's first. */
function signersOf(report: Report): Report['signers'] {
  const all = levelsOf(report).flatMap(({ signers }) => [...signers].reverse());
  return all.reverse().filter(({ sha256 }, at, list) => list.findIndex((one) => one.sha256 === sha256) === at);
}

/** Whether Android uses an unsupported signature at some level that counts for the verdict. */
const unjudged = ({ report, wide }: VerdictCase): boolean => (report!.verified ? report! : wide)?.unjudged != null;

/**
 * Returns the verdict for a file, which the page and the command line show. Rejects with an ApkError `range` if the
 * report was made for another phone.
 */
export async function judge(found: VerdictCase): Promise<Verdict> {
  const { kind, facts, report, wide, phone, wanted } = found;
  const common: Common = {
    ...(facts ? { package: facts.package } : {}),
    signers: [],
    installability: installabilityOf(found, phone),
  };
  if (kind !== 'apk')
    return {
      ...common,
      answer: 'not-an-app',
      kind,
      ...(found.base ? { base: found.base } : {}),
      ...(found.set ? { set: found.set } : {}),
    };
  if (!facts || !report) return refused('damaged', common, found.error);
  mustFit(report, facts, found);
  const isUnsigned = !report.verified && !wide?.verified && signatureDanger(report) === 'unsigned';
  const oddManifest = !isUnsigned && differsByAndroid(facts) ? 'odd-manifest' : undefined;
  const trick = (report.tricks[0] ?? wide?.tricks[0])?.trick ?? oddManifest;
  if (trick) return refused('tricked', { ...common, installability: doubtful(common.installability) }, trick);

  const who = await identity(found, facts, report);
  if ('danger' in who) {
    // The signature is valid, though it does not tell who made the file.
    const signers = who.danger === 'public-key' ? signersOf(report.verified ? report : wide!) : [];
    return refused(who.danger, { ...common, signers }, who.detail);
  }
  const signers = report.verified ? signersOf(report) : [];
  if (unjudged(found)) {
    const { asks } = common.installability;
    const asked = phone.sdk === undefined && !asks.includes('android') ? ['android' as const, ...asks] : asks;
    const installability = { ...common.installability, asks: asked };
    return { ...common, signers, installability, answer: 'not-judged', why: 'newer-signature' };
  }
  const sound = { ...common, signers, identity: who };
  if (wanted !== undefined && wanted !== facts.package) return { ...sound, answer: 'another-app', wanted };
  // An unverified report is an obstacle too, but the verdict should not depend on a single rule.
  if (!report.verified || common.installability.installs === 'no') return { ...sound, answer: 'will-not-install' };
  if (who.who === 'unknown-app' && signers.some(isDebugKey)) return { ...sound, answer: 'debug-key' };
  return { ...sound, answer: who.who };
}

/** What a phone makes of a file that readers see differently is not known. */
const doubtful = (found: Installability): Installability =>
  found.installs === 'yes' ? { ...found, installs: 'depends' } : found;
