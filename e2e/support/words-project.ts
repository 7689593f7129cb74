import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { type Copy, copyProject, projectFiles } from './copy-project.ts';

/** Content of a words file: sentences by name, or groups of them. */
export interface WordsFile {
  [name: string]: string | WordsFile;
}

/** Returns a nested group that the test knows to exist. */
export const group = (words: WordsFile, ...names: readonly string[]): WordsFile =>
  names.reduce((inner, name) => inner[name] as WordsFile, words);

/** Appends text to a sentence. */
export function append(words: WordsFile, name: string, more: string): void {
  words[name] = `${words[name]}${more}`;
}

/** A copy of the project whose words can be changed. */
export interface WordsProject extends Copy {
  readonly content: () => Promise<Content>;
  readonly words: (path: string) => WordsFile;
  /** Changes one of its JSON files in place. */
  readonly edit: (path: string, change: (words: WordsFile) => void) => void;
  /** Undoes all changes to the words files since the copy was made. */
  readonly restore: () => void;
}

export function wordsProject(): WordsProject {
  const copy = copyProject();
  const files = () => projectFiles(join(copy.root, 'content')).filter((path) => path.endsWith('.json'));
  const read = (path: string) => readFileSync(join(copy.root, 'content', path), 'utf8');
  const before = new Map(files().map((path) => [path, read(path)]));
  const words = (path: string) => JSON.parse(readFileSync(join(copy.root, path), 'utf8')) as WordsFile;
  return {
    ...copy,
    content: async () => (await loadContent(copy.root)).content,
    words,
    edit: (path, change) => {
      const all = words(path);
      change(all);
      writeFileSync(join(copy.root, path), `${JSON.stringify(all, null, 2)}\n`);
    },
    restore: () => {
      for (const path of files()) if (!before.has(path)) rmSync(join(copy.root, 'content', path));
      for (const [path, text] of before) if (read(path) !== text) writeFileSync(join(copy.root, 'content', path), text);
    },
  };
}
