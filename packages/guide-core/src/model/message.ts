import type { InstallStatus } from '@sideguide/apk-verify';
import type { Fact } from './fact.ts';
import type { Scene } from './scene.ts';
import type { Condition } from './step.ts';

/**
 * Android's public status codes for a failed installation (PackageInstaller.STATUS_FAILURE_…), and for a parse failure.
 */
export const installStatuses = [
  'parse',
  'invalid',
  'conflict',
  'incompatible',
  'storage',
  'blocked',
  'failure',
] as const satisfies readonly InstallStatus[];

/** Where a message appears, in the order of an installation. Readers filter by this first. */
export const stages = ['download', 'open', 'install', 'scan', 'play-protect', 'developer', 'after'] as const;
export type MessageStage = (typeof stages)[number];

/**
 * Who shows it: the browser, Android, Google's Play Protect or the phone's maker; `nobody` if something happens without
 * a message.
 */
export const speakers = ['browser', 'android', 'google', 'maker', 'nobody'] as const;

/** A message that a phone shows instead of the next step. Its words have the same id in every language. */
export interface Message {
  /** The file's name and the address's hash; unique among steps and messages. */
  readonly id: string;
  /**
   * Ids of the labels with its wording, the most frequent first. Empty if the wording is not known; `title` is shown
   * then.
   */
  readonly labels: readonly string[];
  readonly says: (typeof speakers)[number];
  readonly stage: MessageStage;
  /** Phones that show it: versions and ROMs. Readers who do not know theirs may see it too. */
  readonly when?: Pick<Condition, 'os' | 'rom'>;
  /** Ids of the steps at which it can appear; they link to it. */
  readonly steps: readonly string[];
  /** Ids of the steps to continue with; the first that the reader's phone has applies. */
  readonly way?: string | readonly string[];
  /** The file may be the cause, so the reader is sent to the file check. */
  readonly check?: true;
  /** How it looks and what to tap; if absent, a plain message with its first label is drawn. */
  readonly scenes?: readonly Scene[];
  /** The status for which Android's installer shows it; only if most phones show this message for that status. */
  readonly status?: (typeof installStatuses)[number];
  /** The gate that explains it (`content/gates`). The message then depends on a date and states it. */
  readonly gate?: string;
  /** The step that restores a guard. Only if the remedy lowers one, which is the exception. */
  readonly exceptional?: { readonly restoredBy: string };
  readonly facts: readonly Fact[];
}

/** Words of a message. Slots as in a step's words. */
export interface MessageWords {
  /** What happens, for a message whose wording is unknown or not distinctive. */
  readonly title?: string;
  /** Why the phone shows it, in one or two sentences. */
  readonly cause: string;
  /** One safe way to continue, tap by tap. */
  readonly do?: readonly string[];
  /** Why to go no further, and whom to ask. */
  readonly stop?: string;
}
