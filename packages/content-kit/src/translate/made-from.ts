import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeFrom } from '../files/stale-words.ts';

export { digest, type MadeFrom } from '../files/stale-words.ts';

/** Used instead of a digest if somebody marked the translation as not matching the source. */
export const unlike = 'unlike';

/** Returns the path of a language's digests from the project's root. */
export const madeFromPath = (tag: string): string => `content/locales/${tag}/made-from.json`;

/** Reads a language's digests; none if there is no file yet. */
export function readMadeFrom(root: string, tag: string): MadeFrom {
  const file = join(root, madeFromPath(tag));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeFrom) : {};
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the file's text without empty files, sorted so that concurrent changes merge line by line. */
export function madeFromText(made: MadeFrom): string {
  const files = Object.entries(made).filter(([, keys]) => Object.keys(keys).length > 0);
  return `${JSON.stringify(sorted(Object.fromEntries(files.map(([name, keys]) => [name, sorted(keys)]))), null, 2)}\n`;
}
