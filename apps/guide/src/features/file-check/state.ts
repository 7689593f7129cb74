import type { Facts, FileKind, Report, Verdict } from '@sideguide/apk-verify';
import type { CheckFailure } from './protocol.ts';

/** Another app, or a web page, handed the file over: nothing is done with it before the reader says so. */
export interface HandedState {
  readonly at: 'handed';
  readonly file: File;
  /** In hex, once it is known. */
  readonly sha256?: string;
}

/** What is known of the file before anything of it is verified. */
export interface ReadingState {
  readonly at: 'reading';
  readonly file: File;
  readonly kind?: FileKind;
  readonly facts?: Facts;
  /** Fingerprint of the certificate that the file names as its signer's; nobody has verified it yet. */
  readonly claimed?: string | null;
  /** Part of the bytes that is hashed, 0 to 1. */
  readonly part: number;
  /** True once it takes long enough to show how far it is. */
  readonly slow: boolean;
}

export interface ResultState {
  readonly at: 'result';
  readonly file: File;
  readonly verdict: Verdict;
  readonly facts: Facts | null;
  readonly report: Report | null;
  /** True while the same file is examined again, for what the reader has said of the phone. */
  readonly again: boolean;
}

export interface FailedState {
  readonly at: 'failed';
  readonly file: File;
  readonly why:
    | CheckFailure
    /** The browser has no workers, or lets the page start none. */
    | 'refused'
    /** It said nothing any more. */
    | 'stalled';
  /** For a message to those who can mend it; in no reader's language. */
  readonly detail: string;
}

/** Where the check stands. */
export type CheckState = { readonly at: 'start' } | HandedState | ReadingState | ResultState | FailedState;
