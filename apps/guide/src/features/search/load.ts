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

/** Loads the component with the answers in one language; `phoneTag` is the phone's language if the reader chose one. */
export async function loadAnswers(tag: string, phoneTag: string | undefined): Promise<ComponentType<AnswersProps>> {
  const load = () => import(/* webpackChunkName: "ask" */ './feature.ts');
  return (await loadOnce('ask', load)).buildAnswerSearch(tag, phoneTag);
}
