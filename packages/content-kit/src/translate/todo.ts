import { table } from '@sideguide/cli-kit';
import type { Text } from '@sideguide/guide-core/model';
import type { Content } from '../content.ts';
import { hasSafetyWords } from '../stand-ins.ts';
import { type SentenceState, sentencesOf } from './sentences.ts';
import { slotNotes } from './slots.ts';

/** A sentence to be translated, with all that is needed to write it. */
export interface TodoEntry {
  readonly language: string;
  /** Where the translation belongs, and under which key. */
  readonly file: string;
  readonly key: string;
  readonly state: SentenceState;
  readonly source: Text;
  readonly sourceFile: string;
  /** The existing translation: of an older source text, or without all plural forms. */
  readonly text?: Text;
  readonly slots?: Readonly<Record<string, string>>;
}

/** Returns a language's missing and stale sentences; with `unsealed` also those not yet compared with their source. */
export function listTodo(root: string, content: Content, tag: string, includesUnsealed = false): TodoEntry[] {
  return sentencesOf(root, content, tag)
    .filter(({ state }) => state === 'missing' || state === 'stale' || (includesUnsealed && state === 'unsealed'))
    .map(({ file, key, source, text, state }) => {
      const slots = slotNotes(content, source, tag);
      return {
        language: tag,
        file: file.path,
        key,
        state,
        source,
        sourceFile: file.sourcePath,
        ...(text === undefined ? {} : { text }),
        ...(Object.keys(slots).length ? { slots } : {}),
      };
    });
}

/** Returns what prevents the release of a published language: missing sentences, as `file key`. */
export const missingForRelease = (root: string, content: Content, tag: string): string[] => [
  ...(hasSafetyWords(content.locales[tag]!) ? [] : [`content/locales/${tag}/safety.json`]),
  ...sentencesOf(root, content, tag).flatMap(({ file, key, state }) =>
    state === 'missing' ? [`${file.path} ${key}`] : [],
  ),
];

const shown = (text: Text): string =>
  typeof text === 'string'
    ? text
    : Object.entries(text)
        .map(([form, one]) => `${form}: ${one}`)
        .join(' | ');

/** Maximum length of a list that is maxListed; a longer one begins with a count per file. */
export const maxListed = 40;

/** Summarizes a long list: the number of sentences per file. */
export function todoSummary(todo: readonly TodoEntry[]): string {
  const files = [...new Set(todo.map(({ file }) => file))];
  const count = (of: readonly TodoEntry[]) =>
    (['missing', 'stale', 'unsealed'] as const)
      .map((state) => [of.filter((one) => one.state === state).length, state] as const)
      .filter(([n]) => n > 0)
      .map(([n, state]) => `${n} ${state}`)
      .join(', ');
  return [
    `${todo.length} sentences are owed (${count(todo)}), in ${files.length === 1 ? 'one file' : `${files.length} files`}:`,
    table(files.map((file) => [`  ${file}`, count(todo.filter((one) => one.file === file))])),
  ].join('\n');
}

/** Formats the list for people, file by file. */
export function todoText(todo: readonly TodoEntry[]): string {
  const files = [...new Set(todo.map(({ file }) => file))];
  return files
    .map((file) => {
      const lines = todo
        .filter((one) => one.file === file)
        .map(({ key, state, source, text, slots = {} }) =>
          [
            `  ${key} (${state})`,
            `    source: ${shown(source)}`,
            ...(text === undefined ? [] : [`    now:    ${shown(text)}`]),
            ...Object.entries(slots).map(([slot, note]) => `    ${slot}: ${note}`),
          ].join('\n'),
        );
      return `${file}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
