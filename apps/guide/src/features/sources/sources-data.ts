import { loadFacts, namespaceWords } from '../../content.ts';
import type { SourcesData } from './types.ts';

/** Loads the data for `loadSources` (`apps/guide/src/features/sources/load.ts`). */
export async function sourcesData(tag: string, skin: string | undefined): Promise<SourcesData> {
  const [words, ...facts] = await Promise.all([
    namespaceWords('sources', tag),
    loadFacts(),
    ...(skin ? [loadFacts(skin)] : []),
  ]);
  return { words, facts };
}
