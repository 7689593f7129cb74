import type { Text } from '@sideguide/guide-core/model';
import type { Content } from '../content.ts';
import { isWhole } from '../stand-ins.ts';
import { isText, type TextTree } from '../texts.ts';
import { digest, type MadeFrom, readMadeFrom } from './made-from.ts';
import { linesOf, type WordFile, wordFiles } from './word-files.ts';

/**
 * `stale`: translated from another source text than the current one. `unsealed`: it is not recorded which text it was
 * translated from. `missing`: absent, or without a plural form that the language needs.
 */
export type SentenceState = 'fresh' | 'stale' | 'unsealed' | 'missing';

/** One sentence that a language has or needs. */
export interface Sentence {
  readonly file: WordFile;
  /** Path of keys to it, joined by dots: `choose-app.title`. */
  readonly key: string;
  readonly source: Text;
  readonly text?: Text;
  readonly state: SentenceState;
}

/** Returns all texts of a tree with their keys, in the tree's order. */
export function leaves(tree: TextTree, before = ''): [key: string, text: Text][] {
  return Object.entries(tree ?? {}).flatMap(([key, value]): [string, Text][] => {
    const text = linesOf(value) ?? value;
    return isText(text) ? [[before + key, text]] : leaves(text as TextTree, `${before}${key}.`);
  });
}

/** Returns every sentence of a language with its state, file by file in the order of the source. */
export function sentencesOf(
  root: string,
  content: Content,
  tag: string,
  made: MadeFrom = readMadeFrom(root, tag),
): Sentence[] {
  return wordFiles(root, content, tag).flatMap((file) => {
    const given = new Map(leaves(file.words));
    return leaves(file.source).map(([key, source]): Sentence => {
      const text = given.get(key);
      const from = made[file.name]?.[key];
      if (!isWhole(source, text, tag)) return { file, key, source, ...(text ? { text } : {}), state: 'missing' };
      const state = from === undefined ? 'unsealed' : from === digest(source) ? 'fresh' : 'stale';
      return { file, key, source, text, state };
    });
  });
}
