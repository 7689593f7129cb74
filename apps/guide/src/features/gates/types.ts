import type { CompiledGates, LabelTable, UiWords } from '@sideguide/guide-core/model';

/** The gates in one language, and what their page needs. */
export interface GateData extends CompiledGates {
  /** Words of the flow that the page is built from. */
  readonly words: UiWords;
  readonly texts: LabelTable;
}
