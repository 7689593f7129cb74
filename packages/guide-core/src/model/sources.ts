import type { Confidence } from './fact.ts';

/** Kinds of sources of a fact: see `content/source-kinds.json` and the words `sources-<kind>`. */
export const sourceKinds = [
  'maker',
  'android',
  'google',
  'browser',
  'walked',
  'programs',
  'reports',
  'guides',
  'inference',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A fact as shown to readers on request; its claim stays in the source language. */
export interface CompiledFact {
  readonly says: string;
  readonly source: string;
  readonly kinds: readonly SourceKind[];
  /** Day of the last check, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly confidence: Confidence;
  /** Names of the versions that it was seen on, oldest first; absent if not recorded. */
  readonly versions?: readonly string[];
}

/** Where the phone's words were read. */
export interface LabelSource {
  readonly source: string;
  readonly confidence: Confidence;
}

/** Content of `facts` (every phone) and `facts-<skin>`, by id. */
export interface FactTable {
  readonly steps: Readonly<Record<string, readonly CompiledFact[]>>;
  readonly messages: Readonly<Record<string, readonly CompiledFact[]>>;
  readonly gates: Readonly<Record<string, readonly CompiledFact[]>>;
  readonly labels: Readonly<Record<string, LabelSource>>;
}
