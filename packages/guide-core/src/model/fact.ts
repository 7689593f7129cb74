import type { SourceKind } from './sources.ts';

/** Confidence in a fact, as marked in the fact sheets. */
export type Confidence = 'high' | 'medium' | 'low';

/** One claim of the guide about phones, with its source. */
export interface Fact {
  /** The claim in our own words. */
  readonly says: string;
  /** Where it was read: a document, a string resource, an issue thread. */
  readonly source: string;
  /** Day of the last check, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly confidence: Confidence;
  /** Kinds of the source; if absent, derived from `source` with `content/source-kinds.json`. */
  readonly kinds?: readonly SourceKind[];
  /** Names of the versions it was seen on; if absent, those named in `says` and `source`. */
  readonly versions?: readonly string[];
}
