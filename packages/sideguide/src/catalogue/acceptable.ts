import { type Facts, isDebugKey, type Report } from '@sideguide/apk-verify/node';
import { call, harmless, Stop } from '@sideguide/cli-kit';
import type { Catalogue } from '@sideguide/content-kit/files';
import { packageNamePattern } from '@sideguide/guide-core/schema';
import type { ExaminedFile } from '../apk/examined-file.ts';
import { describeObstacle } from '../apk/obstacle-words.ts';
import { signedSince } from '../apk/signed-since.ts';
import { describeVerdict } from '../apk/verdict-words.ts';

/** Returns why something is not added to a catalogue, with exit status 1. */
export const refusal = (sentence: string, remedy: string) => new Stop(sentence, remedy, 1);

/** Returns the facts and signers of a file that may be added to a catalogue. Throws `Stop` for any other file. */
export function requireAcceptable(
  examined: ExaminedFile,
  { entries }: Pick<Catalogue, 'entries'>,
): { readonly facts: Facts; readonly report: Report } {
  const { facts, report, verdict } = examined;
  const isPublished = verdict.answer === 'do-not-install' && verdict.danger === 'public-key';
  const isDebug = facts?.debuggable || report?.signers.some(isDebugKey);
  if (isDebug || facts?.testOnly || isPublished)
    throw refusal(
      isDebug
        ? 'Not added: this is a debug build.'
        : `Not added: ${facts?.testOnly ? 'this is a test build' : 'it is signed with a published key, which anybody can use'}.`,
      'Sign the release with a key of your own, and add that file. If the app is not yours, download its release from the developer’s website.',
    );
  if (verdict.answer === 'not-an-app' || (verdict.answer === 'do-not-install' && verdict.danger !== 'mismatch')) {
    const { sentence, remedy = '' } = describeVerdict(verdict, entries);
    if (verdict.answer === 'do-not-install' && verdict.danger === 'unsigned')
      throw refusal(
        'Not added: nobody signed this file.',
        `If it is yours: sign it with your release key. If not: ${remedy}`,
      );
    throw refusal(`Not added. ${sentence}`, remedy);
  }
  if (!facts || !report?.verified || !report.signers.length || report.tricks.length)
    throw refusal('Not added: the file cannot be verified.', `See: ${call} check FILE`);
  const since = signedSince(report);
  if (since > Math.max(facts.minSdk, 21))
    throw refusal(
      `Not added: it says that it is for API level ${facts.minSdk} and is signed for ${since} and later only.`,
      `If it is yours: sign it with ${olderSchemes(facts.minSdk, since)} as well, or raise minSdkVersion to ${since}. If not, ask the publisher for a file that is signed for all of its Androids.`,
    );
  const obstacle = verdict.installability.obstacles.find(
    ({ certainty, status }) => certainty === 'sure' && status !== 'installs',
  );
  if (obstacle)
    throw refusal(
      `Not added: no phone installs it, as ${describeObstacle(obstacle)}.`,
      'Get the file that installs alone.',
    );
  if (!packageNamePattern.test(facts.package))
    throw refusal(
      `Not added: “${harmless(facts.package, 80)}” is no package name.`,
      'Ask the publisher for another file.',
    );
  return { facts, report };
}

/** Returns the schemes that Android from API level `minSdk` to below `signed` looks for; v2 came in level 24. */
const olderSchemes = (minSdk: number, signed: number): string =>
  minSdk >= 24 ? 'scheme v2' : signed > 24 ? 'schemes v1 and v2' : 'scheme v1';
