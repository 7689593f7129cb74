import type { Entry, Facts, FileKind, Phone, Report, Verdict } from '@sideguide/apk-verify';

/** What the page asks of the worker: one file at a time. The same file again, for another phone, is a new job. */
export interface CheckRequest {
  readonly file: Blob;
  readonly phone: Phone;
  /** Known apps and their signers. */
  readonly known: readonly Entry[];
  /** Package of the app that the reader chose. */
  readonly wanted?: string;
}

/** The other thing that it asks: the SHA-256 of a file as a whole. */
export interface DigestRequest {
  readonly digestOf: Blob;
}

/** Why there is no verdict. */
export type CheckFailure =
  /** The phone did not hand out the file's bytes. */
  | 'unreadable'
  /** A rarer part of the checker did not arrive. */
  | 'loading'
  /** A mistake of ours. */
  | 'broken';

/** What the worker tells the page. Nothing but a verdict says anything about whose the file is. */
export type CheckEvent =
  /** Once, as soon as the script runs and has given up the network. */
  | { readonly say: 'ready' }
  | { readonly say: 'kind'; readonly kind: FileKind }
  /** What the file says of itself: nothing of it is verified. */
  | { readonly say: 'facts'; readonly facts: Facts; readonly claimed: string | null }
  /** Bytes hashed, and of how many; a few times a second. */
  | { readonly say: 'progress'; readonly done: number; readonly all: number }
  | { readonly say: 'verdict'; readonly verdict: Verdict; readonly facts: Facts | null; readonly report: Report | null }
  | { readonly say: 'failed'; readonly why: CheckFailure; readonly detail: string }
  /** In hex; a file that cannot be read has none. */
  | { readonly say: 'digest'; readonly sha256: string };
