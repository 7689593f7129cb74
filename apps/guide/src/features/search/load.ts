import type { ComponentType } from 'react';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { AnswersProps, SearchLanguages } from './types.ts';

/** Loads the component with the answers for a reader who types these words. */
export async function loadAnswers(languages: SearchLanguages, wanted: string): Promise<ComponentType<AnswersProps>> {
  const load = () => import(/* webpackChunkName: "ask" */ './chunk.ts');
  return (await loadOnce('ask', load)).buildAnswerSearch(languages, wanted);
}
