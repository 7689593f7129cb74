import type { FileKind } from '../model/facts.ts';
import type { Danger, Verdict } from '../model/verdict.ts';

/**
 * What a verdict comes down to: one key for each sentence that a page or a command has about a file. The keys are
 * stable; others may be added.
 */
export type VerdictKey =
  | 'genuine'
  /** By a certificate that a listed one vouches for, or the other way round. */
  | 'genuine-rotated'
  | 'other-channel'
  /** A known app's file, for newer versions of Android than the phone's. */
  | 'too-old'
  /** A known app's file that the phone refuses for another reason. */
  | 'refused'
  | 'refused-unknown'
  | 'unknown'
  /** An unknown app with the name of a known one. */
  | 'lookalike'
  | 'debug-key'
  | 'unjudged'
  /** Not the app that was chosen, but another known one. */
  | 'another-genuine'
  | 'another-unknown'
  | `danger-${Danger}`
  | `not-${Exclude<FileKind, 'apk'>}`;

/**
 * Returns the key of what to say about a file. Where several are true, the most serious one wins: an app that bears a
 * known one's name is a lookalike, whether or not it installs, and whichever app was chosen.
 */
export function verdictKey(verdict: Verdict): VerdictKey {
  if ('identity' in verdict && verdict.identity.who === 'unknown-app' && verdict.identity.resembles.length > 0)
    return 'lookalike';
  switch (verdict.answer) {
    case 'genuine':
      return 'rotated' in verdict.identity && verdict.identity.rotated ? 'genuine-rotated' : 'genuine';
    case 'other-channel':
      return 'other-channel';
    case 'unknown-app':
      return 'unknown';
    case 'debug-key':
      return 'debug-key';
    case 'not-judged':
      return 'unjudged';
    case 'another-app':
      return verdict.identity.who === 'unknown-app' ? 'another-unknown' : 'another-genuine';
    case 'will-not-install':
      if (verdict.identity.who === 'unknown-app') return 'refused-unknown';
      return verdict.installability.obstacles[0]?.code === 'FAILED_OLDER_SDK' ? 'too-old' : 'refused';
    case 'do-not-install':
      return `danger-${verdict.danger}`;
    case 'not-an-app':
      return `not-${verdict.kind}`;
  }
}
