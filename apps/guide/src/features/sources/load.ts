import { loadOnce } from '../../platform/chunks/load.ts';
import type { SourcesData } from './types.ts';

export const loadList = () => import(/* webpackChunkName: "sources" */ './chunk.ts');

/** Loads the facts of all phones and of the skin, the words to show them, and the list. */
export async function loadSources(tag: string, skin: string | undefined): Promise<SourcesData> {
  return (await loadOnce('sources', loadList)).sourcesData(tag, skin);
}
