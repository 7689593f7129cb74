import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentText } from '@sideguide/guide-core/words';

/** Files of the content with data about words rather than words. */
const others = /(?:^|\/)(?:made-from|glossary|safety|known-signers|phone-languages)\.json$/;

/** Fields next to a text that readers do not see. */
const unseen = new Set(['source', 'surface', 'confidence', 'guard']);

function textsIn(value: unknown, file: string, key = ''): ContentText[] {
  if (typeof value === 'string') return [{ text: value, file, key }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name, inner]) => !(unseen.has(name) && typeof inner === 'string'))
    .flatMap(([name, inner]) => textsIn(inner, file, key ? `${key}.${name}` : name));
}

/** Returns every text in the content's word and label files, with its file and key. An invalid JSON file has none. */
export function everyText(root: string): ContentText[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((path) => `content/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.json') && !others.test(path))
    .sort()
    .flatMap((path) => {
      try {
        return textsIn(JSON.parse(readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '')), path);
      } catch {
        return [];
      }
    });
}
