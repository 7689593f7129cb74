import type { ComponentType } from 'react';
import { loadOnce } from '../../platform/chunks/load.ts';

/** Props of the answers below the search field. */
export interface AnswersProps {
  readonly wanted: string;
  /** The step at which it was asked. */
  readonly step: string | undefined;
  /** The skin that the browser's hints suggest. */
  readonly suggested: string | undefined;
}

/** Languages in which a reader asks. */
export interface SearchLanguages {
  /** The reader's own. */
  readonly tag: string;
  /** The phone's, if the reader chose one. */
  readonly phoneTag: string | undefined;
  /** That of the reader whom a helper asks for. */
  readonly helped: string | undefined;
}

/** Loads the component with the answers. */
export async function loadAnswers(languages: SearchLanguages): Promise<ComponentType<AnswersProps>> {
  const load = () => import(/* webpackChunkName: "ask" */ './feature.ts');
  return (await loadOnce('ask', load)).buildAnswerSearch(languages);
}
