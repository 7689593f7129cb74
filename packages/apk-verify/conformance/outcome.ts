import type { ApkError, ApkErrorCode } from '../src/model/error.ts';
import type { ExpectedLevels } from './expected.ts';

/** Outcome of a check: its result, an `ApkError`, or an unexpected error. */
export type Outcome<T> = { readonly value: T } | { readonly refused: ApkError } | { readonly crashed: unknown };

/** Java's exceptions and the equivalent error codes; any other exception matches any `ApkError`. */
const classes: Readonly<Record<string, readonly ApkErrorCode[]>> = {
  ApkFormatException: ['format', 'zip64', 'no-manifest', 'manifest', 'too-large'],
  ZipFormatException: ['format', 'zip64', 'no-manifest', 'manifest', 'too-large'],
  MinSdkVersionException: ['manifest', 'format'],
  CodenameMinSdkVersionException: ['manifest', 'format'],
  // Negative lengths end in this exception too.
  IllegalArgumentException: ['range', 'too-large'],
};

/** Whether an `ApkError` matches Java's exception; by class, whatever the message. */
export function agreesWithThrown(thrown: string, outcome: Outcome<unknown>): boolean {
  if (!('refused' in outcome)) return false;
  const name = /^[\w.$]+/.exec(thrown)?.[0].replace(/^.*[.$]/, '') ?? '';
  return classes[name]?.includes(outcome.refused.code) ?? true;
}

/** Returns a short description of the outcome. */
export function outcomeText(outcome: Outcome<{ readonly verified: boolean }>): string {
  if ('refused' in outcome) return `refused (${outcome.refused.code}: ${outcome.refused.message})`;
  if ('crashed' in outcome) return `a crash (${String(outcome.crashed)})`;
  return outcome.value.verified ? 'verified' : 'not verified';
}

/** Formats a range, e.g. `24–27`; the file's own lowest level is `own`, an open end `…`. */
export function rangeText({ min, max }: ExpectedLevels): string {
  return `${min ?? 'own'}–${max ?? '…'}`;
}
