import type { InstallStatus } from '#lib/apk/model/phone.ts';
import type { Fact } from './fact.ts';

/** Android's public status codes of an installation that fails (PackageInstaller.STATUS_FAILURE_…), and of parsing. */
export const installStatuses = [
  'parse',
  'invalid',
  'conflict',
  'incompatible',
  'storage',
  'blocked',
  'failure',
] as const satisfies readonly InstallStatus[];

/** A message that a phone shows instead of going on. Its words (cause, remedy) have the same id in every language. */
export interface Message {
  readonly id: string;
  /** Ids of the labels with its wording; the first is the one shown most. */
  readonly labels: readonly string[];
  /** Who says it: the system, or Google's Play Protect. */
  readonly says: 'android' | 'google';
  /** The status for which Android's installer says it; only where the message is the one most phones show for it. */
  readonly status?: (typeof installStatuses)[number];
  /** The step that puts a guard back to where it was. Only where the remedy lowers one, which is the exception. */
  readonly exceptional?: { readonly restoredBy: string };
  readonly facts: readonly Fact[];
}

export interface MessageWords {
  /** Why the phone says it, in one or two sentences. */
  readonly cause: string;
  /** One safe thing to do, or an honest stop. */
  readonly remedy: string;
}
