import { factsOf, roomWords } from '../catalog.ts';
import type { SourcesKit } from '../layout/sources-kit.ts';
import { SourcesList } from './sources-list.tsx';

/** The facts of every phone and of the skin, and the words to show them with. */
export async function sourcesKit(tag: string, skin: string | undefined): Promise<SourcesKit> {
  const [words, ...facts] = await Promise.all([roomWords('sources', tag), factsOf(), ...(skin ? [factsOf(skin)] : [])]);
  return { words, facts, List: SourcesList };
}
