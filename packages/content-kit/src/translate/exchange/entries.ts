import type { Text } from '@sideguide/guide-core/model';
import { type Content, sourceTag } from '../../content.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { slotNotes } from '../slots.ts';

/** A sentence to be exported for a translator. */
export interface TranslationEntry {
  readonly sentence: Sentence;
  /** File and key, e.g. `ui:back`. */
  readonly id: string;
  /** Meaning of its slots, by slot. */
  readonly slots: Readonly<Record<string, string>>;
}

/** A sentence that is imported. */
export interface ImportedSentence {
  /** `id` of an entry. */
  readonly name: string;
  readonly line: number;
  /** Absent if the translator left it empty. */
  readonly text?: Text;
  /** The source text that the translator saw, if the file contains it. */
  readonly seen?: Text;
  /** Whether the translation matches the source, if the file says so: `fuzzy` if it does not, or no longer does. */
  readonly mark?: 'fuzzy' | 'fine';
}

/** A problem that prevents the import of a file. */
export interface TranslationProblem {
  readonly line: number;
  readonly name: string;
  readonly reason: string;
  readonly remedy: string;
}

/** The parsed content of an imported file. */
export interface ImportedFile {
  readonly incoming: readonly ImportedSentence[];
  readonly problems: readonly TranslationProblem[];
}

export const translationEntries = (root: string, content: Content, tag: string): TranslationEntry[] =>
  sentencesOf(root, content, tag).map((sentence) => ({
    sentence,
    id: `${sentence.file.name}:${sentence.key}`,
    slots: slotNotes(content, sentence.source, tag),
  }));

/** Returns where a sentence is shown in the guide that `npm start` serves; the screens' own words are on many pages. */
function addressOf({ sentence: { file, key } }: TranslationEntry, tag: string): string {
  const [first = '', second = ''] = key.split('.');
  const page = (path: string, hash = '') => `http://localhost:4173${path}?lang=${tag}${hash && `#${hash}`}`;
  if (file.skin && first === 'steps') return page(`/${file.skin}/downloadapps`, second);
  if (file.skin && first === 'messages') return page(`/${file.skin}/service`, second);
  if (file.skin) return page(`/${file.skin}`);
  if (file.name === 'steps') return page('/miui/downloadapps', first);
  if (file.name === 'messages' || file.name === 'gates') return page('/service', first);
  if (file.name === 'check') return page('/service', 'check');
  if (file.name === 'badge') return page('/button.html');
  return page('/');
}

/** Returns every sentence of the source, for a language that has none of them: the content of a template. */
export function templateEntries(root: string, content: Content): TranslationEntry[] {
  const none = { ...content.locales[sourceTag(content)]!, glosses: {}, labels: {}, skins: {} };
  return translationEntries(root, { ...content, locales: { ...content.locales, [noTag]: none } }, noTag);
}

/** The tag for an undetermined language. */
const noTag = 'und';

/** Returns what a translator should know about a sentence besides its text, one line each. */
export const translatorNotes = (entry: TranslationEntry, tag: string): string[] => {
  const {
    sentence: { file, key, state },
    slots,
  } = entry;
  return [
    ...(file.path.includes(`/${noTag}/`) ? [] : [`${file.path} › ${key}`]),
    `See: ${addressOf(entry, tag)}`,
    ...Object.entries(slots).map(([slot, note]) => `${slot}: ${note}`),
    ...(state === 'stale' ? ['The source text has changed since this was translated.'] : []),
    ...(state === 'unsealed' ? ['Nobody has compared this translation with the source text.'] : []),
  ];
};
