import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '#cli/content/load.ts';
import type { Content } from '#lib/content/content.ts';
import { type Copy, copyProject } from './copy-project.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reaches into whatever a file of words holds
type Words = Record<string, any>;

/** A copy of the project whose words may be changed. */
export interface WordsProject extends Copy {
  readonly content: () => Promise<Content>;
  readonly words: (path: string) => Words;
  /** Changes a JSON file of it in place. */
  readonly edit: (path: string, change: (words: Words) => void) => void;
}

export function wordsProject(): WordsProject {
  const copy = copyProject();
  const words = (path: string) => JSON.parse(readFileSync(join(copy.root, path), 'utf8')) as Words;
  return {
    ...copy,
    content: async () => (await loadContent(copy.root)).content,
    words,
    edit: (path, change) => {
      const all = words(path);
      change(all);
      writeFileSync(join(copy.root, path), `${JSON.stringify(all, null, 2)}\n`);
    },
  };
}
