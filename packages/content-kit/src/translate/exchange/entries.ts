import type { Text } from '@sideguide/guide-core/model';
import type { Content } from '../../content.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { slotNotes } from '../slots.ts';

/** A sentence on its way to a translator. */
export interface Entry {
  readonly sentence: Sentence;
  /** File and key, e.g. `ui:back`: what names it in a PO file. */
  readonly id: string;
  /** The same as one flat key, e.g. `ui.back`: what names it in JSON. */
  readonly flat: string;
  /** What stands in its slots, by slot. */
  readonly slots: Readonly<Record<string, string>>;
}

/** A sentence on its way back. */
export interface Incoming {
  /** `id` or `flat` of an entry. */
  readonly name: string;
  readonly line: number;
  /** Absent if the translator left it empty. */
  readonly text?: Text;
  /** The source text that the translator saw, where the file tells. */
  readonly seen?: Text;
  /** Whether it says what the source says, where the file tells: `fuzzy` if not (any more). */
  readonly mark?: 'fuzzy' | 'fine';
}

/** Something that keeps a file from being taken in. */
export interface Problem {
  readonly line: number;
  readonly name: string;
  readonly reason: string;
  readonly remedy: string;
}

/** A file that came back, as its format reads it. */
export interface Arrived {
  readonly incoming: readonly Incoming[];
  readonly problems: readonly Problem[];
}

export const entriesOf = (root: string, content: Content, tag: string): Entry[] =>
  sentencesOf(root, content, tag).map((sentence) => ({
    sentence,
    id: `${sentence.file.name}:${sentence.key}`,
    flat: `${sentence.file.name.replaceAll('/', '.')}.${sentence.key}`,
    slots: slotNotes(content, sentence.source, tag),
  }));

/** What a translator should know of a sentence beside its text, a line each. */
export const notesOf = ({ sentence: { file, key, state }, slots }: Entry): string[] => [
  `${file.path} › ${key}`,
  ...Object.entries(slots).map(([slot, note]) => `${slot}: ${note}`),
  ...(state === 'stale' ? ['The source text has changed since this was translated.'] : []),
  ...(state === 'unsealed' ? ['Nobody has compared this translation with the source text.'] : []),
];
