import type { Fact } from '../schema/fact.ts';
import type { LabelEntry } from '../schema/label.ts';
import type { SourceKind } from './values.ts';

/** A fact as shown to readers on request; its claim stays in the source language. */
export interface CompiledFact extends Omit<Fact, 'kinds'> {
  readonly kinds: readonly SourceKind[];
  /** The page or thread that the source names, if it names one. */
  readonly url?: string;
}

/** Where the phone's words were read; empty if only the sources of single languages are noted. */
export type LabelSource = Pick<LabelEntry, 'source' | 'confidence'>;

/** Content of `facts` (every phone) and `facts-<skin>`, by id. */
export interface FactTable {
  readonly steps: Readonly<Record<string, readonly CompiledFact[]>>;
  readonly messages: Readonly<Record<string, readonly CompiledFact[]>>;
  readonly gates: Readonly<Record<string, readonly CompiledFact[]>>;
  readonly labels: Readonly<Record<string, LabelSource>>;
}
