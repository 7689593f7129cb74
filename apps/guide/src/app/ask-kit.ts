import { answersIn, messageLabels, roomWords } from '../catalog.ts';
import { askKit as build } from '../features/search/kit.ts';
import type { AskKit } from '../layout/ask-kit.ts';

const built: Record<string, Promise<AskKit>> = {};

/** What answers questions in one language, built once; `tongue` is the phone's own language, where the reader named one. */
export function askKit(tag: string, tongue = ''): Promise<AskKit> {
  const key = `${tag} ${tongue}`;
  built[key] ??= load(tag, tongue);
  // A failure is not kept.
  built[key].catch(() => delete built[key]);
  return built[key];
}

async function load(tag: string, tongue: string): Promise<AskKit> {
  const [data, words, labels] = await Promise.all([
    answersIn(tag),
    roomWords('ask', tag),
    tongue ? messageLabels() : undefined,
  ]);
  return build(data, words, labels?.[tongue]);
}
