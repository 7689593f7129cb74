import type { Fact } from './fact.ts';

/** A message that a phone shows instead of going on. Its words (cause, remedy) have the same id in every language. */
export interface Message {
  readonly id: string;
  /** Ids of the labels with its wording; the first is the one shown most. */
  readonly labels: readonly string[];
  /** Who says it: the system, or Google's Play Protect. */
  readonly says: 'android' | 'google';
  readonly facts: readonly Fact[];
}

export interface MessageWords {
  /** Why the phone says it, in one or two sentences. */
  readonly cause: string;
  /** One safe thing to do, or an honest stop. */
  readonly remedy: string;
}
