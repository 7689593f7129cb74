import { spawnSync } from 'node:child_process';
import type { Text } from '@sideguide/guide-core/model';
import { digest, readMadeFrom } from '../made-from.ts';
import { leaves } from '../sentences.ts';
import type { Tree } from '../word-files.ts';
import type { TranslationEntry } from './entries.ts';

/** So many versions of a file are looked through: a sentence that has been stale for longer shows no earlier text. */
const deepest = 200;

/** Standard output of git in a folder; nothing where there is no git, or no such version. */
const git = (folder: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : '';
};

/**
 * The source texts that stale translations were made from, by the entry's id: found in the history by their digests. What
 * the history does not tell is left out.
 */
export function earlierTexts(root: string, entries: readonly TranslationEntry[], tag: string): Map<string, Text> {
  const made = readMadeFrom(root, tag);
  const found = new Map<string, Text>();
  const stale = entries.filter(
    ({ sentence }) => sentence.state === 'stale' && sentence.file.sourcePath.endsWith('.json'),
  );
  for (const path of new Set(stale.map(({ sentence }) => sentence.file.sourcePath))) {
    const wanted = stale.filter(({ sentence }) => sentence.file.sourcePath === path);
    const versions = git(root, 'log', '--format=%H', '-n', String(deepest), '--', path).split('\n').filter(Boolean);
    for (const version of versions) {
      const missing = wanted.filter(({ id }) => !found.has(id));
      if (missing.length === 0) break;
      let texts: Map<string, Text>;
      try {
        texts = new Map(leaves(JSON.parse(git(root, 'show', `${version}:./${path}`)) as Tree));
      } catch {
        continue; // deleted there, or broken
      }
      for (const { id, sentence } of missing) {
        const text = texts.get(sentence.key);
        if (text !== undefined && digest(text) === made[sentence.file.name]?.[sentence.key]) found.set(id, text);
      }
    }
  }
  return found;
}
