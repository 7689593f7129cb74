import { loadOnce } from '../../platform/chunks/load.ts';
import type { Search, SearchLanguages } from './types.ts';

/** Loads the search for a reader who types these words. */
export async function loadSearch(languages: SearchLanguages, wanted: string): Promise<Search> {
  const load = () => import(/* webpackChunkName: "ask" */ './chunk.ts');
  return (await loadOnce('ask', load)).buildSearch(languages, wanted);
}
