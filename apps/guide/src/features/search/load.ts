import type { ComponentType } from 'react';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { AnswersProps, SearchLanguages } from './types.ts';

/** Loads the component with the answers. */
export async function loadAnswers(languages: SearchLanguages): Promise<ComponentType<AnswersProps>> {
  const load = () => import(/* webpackChunkName: "ask" */ './feature.ts');
  return (await loadOnce('ask', load)).buildAnswerSearch(languages);
}
