import type { InstallStatus } from '@sideguide/apk-verify';
import type { Fact } from './fact.ts';
import type { Scene } from './scene.ts';
import type { Condition } from './step.ts';

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

/** Where a message appears, in the order in which an installation comes to it. Readers choose by this first. */
export const stages = ['download', 'open', 'install', 'scan', 'play-protect', 'developer', 'after'] as const;
export type MessageStage = (typeof stages)[number];

/** Who says it: the browser, Android, Google's Play Protect, the phone's maker; or nobody, and something just happens. */
export const speakers = ['browser', 'android', 'google', 'maker', 'nobody'] as const;

/** A message that a phone shows instead of going on. Its words have the same id in every language. */
export interface Message {
  /** The file's name and the address's hash: no step and no other message has it. */
  readonly id: string;
  /** Ids of the labels with its wording, the one shown most first. None where the wording is not known: `title` says it. */
  readonly labels: readonly string[];
  readonly says: (typeof speakers)[number];
  readonly stage: MessageStage;
  /** Phones that show it: versions and ROMs. Someone who does not know theirs may see it too. */
  readonly when?: Pick<Condition, 'os' | 'rom'>;
  /** Ids of the steps at which it can appear: they link to it. */
  readonly steps: readonly string[];
  /** Ids of the steps that show the way on; the first that the reader's phone has counts. */
  readonly way?: string | readonly string[];
  /** The file may be the cause: the file check finds out. */
  readonly check?: true;
  /** How it looks, and what is tapped; where absent, a plain message with its first label is drawn. */
  readonly scenes?: readonly Scene[];
  /** The status for which Android's installer says it; only where the message is the one most phones show for it. */
  readonly status?: (typeof installStatuses)[number];
  /** The gate that explains it (`content/gates`). What the message tells then depends on a date, and says which. */
  readonly gate?: string;
  /** The step that puts a guard back to where it was. Only where the remedy lowers one, which is the exception. */
  readonly exceptional?: { readonly restoredBy: string };
  readonly facts: readonly Fact[];
}

/** Words of a message. Slots as in a step's words. */
export interface MessageWords {
  /** What happens, for a message whose wording is not known or does not tell it apart. */
  readonly title?: string;
  /** Why the phone says it, in one or two sentences. */
  readonly cause: string;
  /** One safe way on, tap by tap. */
  readonly do?: readonly string[];
  /** An honest end: why to go no further, and whom to ask. */
  readonly stop?: string;
}
