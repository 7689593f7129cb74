import type { CompiledAnswer } from '../model/answers.ts';
import type { CompiledLabel } from '../model/guide.ts';

/** Returns the phone's words for a label in the languages in which a reader may have seen it, and their gloss. */
export const textsOfLabel = ({ own, other, gloss }: CompiledLabel): string[] =>
  [own, other?.[1], gloss].filter((text): text is string => text !== undefined);

/** Returns what an entry is called: its title, and the phone's words for it. */
export const namesOf = ({ title, skins = {}, labels = {} }: CompiledAnswer): string[] => [
  ...[title, ...Object.values(skins).map((skinAnswer) => skinAnswer.title)].filter((text) => text !== undefined),
  ...Object.values(labels).flatMap(textsOfLabel),
];

/** Returns the names of an entry, and the phone's words that occur in it. */
export const entryNames = (answer: CompiledAnswer): string[] => [...namesOf(answer), ...(answer.more ?? [])];
