import type { ApkError, ApkErrorCode } from '../src/model/error.ts';
import type { ExpectedLevels } from './expected.ts';

/** What came of a check: its result, our own refusal, or a mistake of ours. */
export type Outcome<T> = { readonly value: T } | { readonly refused: ApkError } | { readonly crashed: unknown };

/** Java's exceptions and the refusals of ours that say the same; any other of theirs is any refusal of ours. */
const classes: Readonly<Record<string, readonly ApkErrorCode[]>> = {
  ApkFormatException: ['format', 'zip64', 'no-manifest', 'manifest', 'too-large'],
  ZipFormatException: ['format', 'zip64', 'no-manifest', 'manifest', 'too-large'],
  MinSdkVersionException: ['manifest', 'format'],
  CodenameMinSdkVersionException: ['manifest', 'format'],
  // Negative lengths end there too.
  IllegalArgumentException: ['range', 'too-large'],
};

/** Whether a refusal of ours is what Java's exception says; by its class, whatever its message. */
export function agreesWithThrown(thrown: string, outcome: Outcome<unknown>): boolean {
  if (!('refused' in outcome)) return false;
  const name = /^[\w.$]+/.exec(thrown)?.[0].replace(/^.*[.$]/, '') ?? '';
  return classes[name]?.includes(outcome.refused.code) ?? true;
}

/** One word or two for what came out. */
export function outcomeText(outcome: Outcome<{ readonly verified: boolean }>): string {
  if ('refused' in outcome) return `refused (${outcome.refused.code}: ${outcome.refused.message})`;
  if ('crashed' in outcome) return `a crash (${String(outcome.crashed)})`;
  return outcome.value.verified ? 'verified' : 'not verified';
}

/** E.g. `24–27`; the file's own lowest level is `own`, an open end `…`. */
export function rangeText({ min, max }: ExpectedLevels): string {
  return `${min ?? 'own'}–${max ?? '…'}`;
}
