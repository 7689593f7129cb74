import { factsOf, roomWords } from '../../catalog.ts';
import { SourcesList } from './list.tsx';
import type { SourcesKit } from './load.ts';

/** The facts of every phone and of the skin, and the words to show them with. */
export async function sourcesKit(tag: string, skin: string | undefined): Promise<SourcesKit> {
  const [words, ...facts] = await Promise.all([roomWords('sources', tag), factsOf(), ...(skin ? [factsOf(skin)] : [])]);
  return { words, facts, List: SourcesList };
}
