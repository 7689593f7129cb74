import type { SourceKind } from './sources.ts';

/** How sure we are of a fact, as the fact sheets mark it. */
export type Confidence = 'high' | 'medium' | 'low';

/** One thing the guide claims about phones, with where it comes from. */
export interface Fact {
  /** The claim in our own words. */
  readonly says: string;
  /** Where it was read: a document, a string resource, an issue thread. */
  readonly source: string;
  /** Day of the last check, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly confidence: Confidence;
  /** What it was read in; where absent, `content/source-kinds.json` tells it from `source`. */
  readonly kinds?: readonly SourceKind[];
  /** Names of the versions it was seen on; where absent, those that `says` and `source` name. */
  readonly versions?: readonly string[];
}
