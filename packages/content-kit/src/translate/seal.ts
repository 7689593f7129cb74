import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';
import { digest, madeFromPath, madeFromText, readMadeFrom } from './made-from.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** Checks whether a name selects a sentence: a file (`ui`, `skins/x.json`), a key in any file, or `file:key`. */
const isMeant = ({ file, key }: Sentence, name: string): boolean => {
  const [where, inside] = name.includes(':') ? name.split(':', 2) : [name, undefined];
  const isFile = where!.replace(/\.json$/, '') === file.name;
  const isKey = (wanted: string) => key === wanted || key.startsWith(`${wanted}.`);
  return inside === undefined ? isFile || isKey(name) : isFile && isKey(inside);
};

/** What `seal` has done. */
export interface SealResult {
  /** Number of translations whose digest was updated. */
  readonly sealed: number;
  /** Names that match no sentence of the language. */
  readonly unknown: readonly string[];
}

/** Records that the named translations, or all, match their sources now. `isOnlyNew`: stale ones stay stale. */
export function seal(
  root: string,
  content: Content,
  tag: string,
  names: readonly string[] = [],
  isOnlyNew = false,
): SealResult {
  const old = readMadeFrom(root, tag);
  const sentences = sentencesOf(root, content, tag, old);
  const unknown = names.filter((name) => !sentences.some((one) => isMeant(one, name)));
  if (unknown.length) return { sealed: 0, unknown };
  const made: Record<string, Record<string, string>> = {};
  let sealed = 0;
  for (const one of sentences) {
    const was = old[one.file.name]?.[one.key];
    const isNamed = names.length === 0 || names.some((name) => isMeant(one, name));
    const isTaken = one.state === 'unsealed' || (one.state === 'stale' && !isOnlyNew);
    const now = isNamed && isTaken ? digest(one.source) : was;
    if (now !== was) sealed++;
    // Digests of removed sentences are left out.
    if (now === undefined || one.text === undefined) continue;
    made[one.file.name] ??= {};
    made[one.file.name]![one.key] = now;
  }
  writeFileSync(join(root, madeFromPath(tag)), madeFromText(made));
  return { sealed, unknown };
}
