import { loadFacts, namespaceWords } from '../../catalog.ts';
import type { SourcesFeature } from './load.ts';
import { SourcesList } from './source-list.tsx';

/** Loads the facts of all phones and of the skin, and the words to show them. */
export async function sourcesFeature(tag: string, skin: string | undefined): Promise<SourcesFeature> {
  const [words, ...facts] = await Promise.all([
    namespaceWords('sources', tag),
    loadFacts(),
    ...(skin ? [loadFacts(skin)] : []),
  ]);
  return { words, facts, List: SourcesList };
}
