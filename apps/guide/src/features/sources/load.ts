import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { SourcesData } from './types.ts';

const load = () => import(/* webpackChunkName: "sources" */ './chunk.ts');

/** The list of sources; `loadSources` loads it. */
export const SourcesList = lazyComponent('sources', load, (module) => module.SourcesList);

/** Loads the facts of all phones and of the skin, the words to show them, and the list. */
export async function loadSources(tag: string, skin: string | undefined): Promise<SourcesData> {
  return (await loadOnce('sources', load)).sourcesData(tag, skin);
}
