import type { Facts, Report, Verdict } from '@sideguide/apk-verify';
import type { CheckFailure } from './protocol.ts';

/** A file shared by another app or a web page: nothing is done with it before the reader confirms. */
export interface SharedFileState {
  readonly at: 'shared';
  readonly file: File;
  /** SHA-256 digest in hex, once it is known. */
  readonly sha256?: string;
}

/** What is known about the file before anything is verified. */
export interface ReadingState {
  readonly at: 'reading';
  readonly file: File;
  readonly facts?: Facts;
  /** Fingerprint of the certificate that the file names as its signer's; not verified yet. */
  readonly claimed?: string | null;
  /** Fraction of the bytes that is hashed, 0 to 1. */
  readonly part: number;
  /** True once the check takes long enough to show progress. */
  readonly isSlow: boolean;
}

export interface ResultState {
  readonly at: 'result';
  readonly file: File;
  readonly verdict: Verdict;
  readonly facts: Facts | null;
  readonly report: Report | null;
  /** True while the same file is checked again because of what the reader has said about the phone. */
  readonly isRepeated: boolean;
  /** SHA-256 digest of the whole file in hex, once it was asked for and is known. */
  readonly sha256?: string;
}

export interface FailedState {
  readonly at: 'failed';
  readonly file: File;
  readonly why:
    | CheckFailure
    /** The browser has no workers, or does not let the page start one. */
    | 'refused'
    /** The worker stopped sending events. */
    | 'stalled';
  /** Technical detail for a bug report; not translated. */
  readonly detail: string;
}

/** State of the check. */
export type CheckState = { readonly at: 'start' } | SharedFileState | ReadingState | ResultState | FailedState;
