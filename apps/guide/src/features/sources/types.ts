import type { FactTable, UiWords } from '@sideguide/guide-core/model';

/** What to show the sources of: a step or a message, and its labels. */
export interface SourcesSubject {
  readonly of: 'steps' | 'messages';
  readonly id: string;
  readonly labels: readonly string[];
}

/** The sources of the content in one language. */
export interface SourcesData {
  readonly words: UiWords;
  /** The facts of all phones, and of this skin. */
  readonly facts: readonly FactTable[];
}
