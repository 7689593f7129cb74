import type { Entry, Facts, Phone, Report, Verdict } from '@sideguide/apk-verify';

/** A request to the worker to check a file: one at a time. The same file for another phone is a new request. */
export interface CheckRequest {
  readonly file: Blob;
  readonly phone: Phone;
  /** Known apps and their signers. */
  readonly known: readonly Entry[];
  /** Package of the app that the reader chose. */
  readonly wanted?: string;
}

/** A request to the worker for the SHA-256 digest of a whole file. */
export interface DigestRequest {
  readonly digestOf: Blob;
}

/** Why there is no verdict. */
export type CheckFailure =
  /** The phone did not let the file's bytes be read. */
  | 'unreadable'
  /** A rarely needed part of the checker did not load. */
  | 'loading'
  /** A bug in the checker. */
  | 'broken';

/** Events from the worker to the page. Only a verdict says anything about who signed the file. */
export type CheckEvent =
  /** Sent once, when the script is running and has given up its network access. */
  | { readonly say: 'ready' }
  /** What the file claims about itself; none of it is verified. */
  | { readonly say: 'facts'; readonly facts: Facts; readonly claimed: string | null }
  /** Hashed and total bytes; sent a few times a second. */
  | { readonly say: 'progress'; readonly done: number; readonly all: number }
  | { readonly say: 'verdict'; readonly verdict: Verdict; readonly facts: Facts | null; readonly report: Report | null }
  | { readonly say: 'failed'; readonly why: CheckFailure; readonly detail: string }
  /** In hex; not sent for a file that cannot be read. */
  | { readonly say: 'digest'; readonly sha256: string };
