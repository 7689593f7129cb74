import type { Text } from '@sideguide/guide-core/model';
import { type Content, sourceTag } from './content.ts';

/** Texts by key, in groups of any depth. */
export type TextTree = { readonly [key: string]: Text | TextTree };

/** Checks for a text, which may have plural forms, as against a group of texts. */
export const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && typeof (value as { other?: unknown }).other === 'string');

/** Visits every text in a value with its path, as in `steps.open-file.do` or `sources[0]`. */
export function eachText(value: unknown, visit: (path: string, text: string) => void, path = ''): void {
  if (typeof value === 'string') visit(path, value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const name = Array.isArray(value) ? `[${key}]` : path ? `.${key}` : key;
      eachText(inner, visit, path + name);
    }
}

/** A file of words: its path from the project's root, and what it holds. */
type WordFile = readonly [file: string, words: unknown];

/** Returns the files with a language's sentences; those of the source language include the skins' own words. */
export function sentenceFiles(content: Content, tag: string): WordFile[] {
  const { namespaces, skins, ...locale } = content.locales[tag]!;
  const at = `content/locales/${tag}`;
  const inFolder = (folder: string, files: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(files).map(([id, words]): WordFile => [`${at}/${folder}/${id}.json`, words]);
  const ofSkins = tag === sourceTag(content) ? Object.entries(content.skins) : [];
  return [
    ...(['ui', 'rescue', 'check', 'steps', 'messages', 'gates'] as const).map(
      (name): WordFile => [`${at}/${name}.json`, locale[name]],
    ),
    ...inFolder('namespaces', namespaces),
    ...inFolder('skins', skins),
    ...ofSkins.map(([id, { words }]): WordFile => [`content/skins/${id}/words.json`, words]),
  ];
}
