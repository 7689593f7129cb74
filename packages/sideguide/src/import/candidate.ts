import type { AppEntry } from '@sideguide/guide-core/model';

/** An app that a source offers: what its entry is made of. Texts come from outside and are not checked yet. */
export interface Candidate {
  readonly package: string;
  readonly name: string;
  readonly publisher: string;
  readonly kind: AppEntry['kind'];
  readonly page: string;
  readonly download?: string;
  readonly version: string;
  readonly size: number;
  readonly sha256: string;
  /** First API level that the file is for. */
  readonly minSdk?: number;
  /** SHA-256 of the signers' certificates. */
  readonly signers: readonly string[];
  /** Short name of the place where files so signed come from. */
  readonly channel: string;
  /** Where this was read, without version and digest. */
  readonly source: string;
  readonly confidence: AppEntry['confidence'];
}

/** An app, or something else, that was left out, and why. */
export interface LeftOut {
  readonly what: string;
  readonly reason: string;
}

/** Everything that was read from a source. */
export interface Offer {
  readonly candidates: readonly Candidate[];
  readonly leftOut: readonly LeftOut[];
  /** What to know about the source, in a sentence. */
  readonly about: string;
  /** The source as it should be named the next time: an address with the fingerprint of its key. */
  readonly again?: string;
}
