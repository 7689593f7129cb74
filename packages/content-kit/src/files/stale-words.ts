import { createHash } from 'node:crypto';
import type { Text } from '@sideguide/guide-core/model';
import type { LocaleFolder, SkinFolder } from '../content.ts';

/** Short digests of the source texts that a language's translations were made from, by file and key. */
export type MadeFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the digest of a source text: a changed sentence is unlikely to have the same one (1 in 4 billion). */
export const digest = (source: Text): string =>
  createHash('sha256')
    .update(typeof source === 'string' ? source : JSON.stringify(Object.entries(source).sort()))
    .digest('hex')
    .slice(0, 8);

/** Returns the text at a key of a tree of words; a list of sentences counts as one text, a line each. */
function textAt(tree: unknown, key: string): Text | undefined {
  const found = key.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], tree);
  return (Array.isArray(found) ? found.join('\n') : found) as Text | undefined;
}

/** Returns the keys of the sentences whose source text has changed since their translation, by file. */
export function staleWords(
  made: MadeFrom,
  source: LocaleFolder,
  skins: Readonly<Record<string, SkinFolder>>,
): Record<string, readonly string[]> {
  const words = (file: string): unknown => {
    const [folder, id = ''] = file.split('/');
    if (folder === 'skins') return skins[id]?.words;
    return folder === 'namespaces' ? source.namespaces[id] : source[folder as 'ui'];
  };
  const changed = (file: string) =>
    Object.entries(made[file]!).flatMap(([key, from]) => {
      const text = textAt(words(file), key);
      return text !== undefined && digest(text) !== from ? [key] : [];
    });
  return Object.fromEntries(Object.keys(made).map((file) => [file, changed(file)]));
}
