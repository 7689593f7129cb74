import type { Entry } from '@sideguide/apk-verify';
import type { Content } from '@sideguide/content-kit';
import type { Guide } from '@sideguide/guide-core/model';
import type { CheckEvent } from '../../apps/guide/src/features/file-check/protocol.ts';

/** What the check's worker sends for a shot; `lost` if its script fails to load. */
export type WorkerEvent = readonly CheckEvent[] | 'lost';

/** One picture: its address, and the actions to perform before it is taken. */
export interface Shot {
  /** Its file name, folders included. */
  readonly name: string;
  readonly href: string;
  /** True for a step of the guide: from then on the phone remembers a place. */
  readonly step?: true;
  /** Address of a step that is opened first, for what is shown to returning readers. */
  readonly before?: string;
  /** Phone model that the browser reports; none if absent. */
  readonly model?: string;
  /** Selectors of what is pressed, in order. */
  readonly presses?: readonly string[];
  /** Milliseconds that the pictures of the step have played; 0 for the phone at rest with its strip. Absent: all stand still. */
  readonly playedMs?: number;
  /** What the worker of the file check sends for the picked file. */
  readonly workerEvents?: WorkerEvent;
  /** Name of the error that is shown on purpose. */
  readonly expectedError?: string;
  /** Whether the screen must offer a primary action. */
  readonly hasAction: boolean;
}

export interface ShotScope {
  readonly content: Content;
  readonly guides: Readonly<Record<string, Guide>>;
  /** The app with the longest name, and one that needs nothing. */
  readonly app?: string | undefined;
  readonly undemandingApp?: string | undefined;
  /** The chosen app's entry for the file check. */
  readonly entry?: Entry | undefined;
}
