import type { AnswerSearch } from '@sideguide/guide-core/answers';
import type { KnownPhone } from '@sideguide/guide-core/flow';
import type { UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';

/** Languages in which a reader asks. */
export interface SearchLanguages {
  /** The reader's own. */
  readonly tag: string;
  /** The phone's, if the reader chose one. */
  readonly phoneTag: string | undefined;
  /** That of the reader whom a helper asks for. */
  readonly helped: string | undefined;
}

/** The search over everything that can answer a question, with what shows its answers. */
export interface Search {
  readonly ask: (wanted: string, phone?: KnownPhone) => AnswerSearch;
  readonly words: UiWords;
  readonly Answers: ComponentType<AnswersProps>;
}

export interface AnswersProps {
  readonly search: Search;
  readonly wanted: string;
  /** The step at which it was asked. */
  readonly step: string | undefined;
  /** An answer that did not help. */
  readonly except: string | undefined;
  /** The skin that the browser's hints suggest. */
  readonly suggested: string | undefined;
}
