import { spawnSync } from 'node:child_process';
import type { Text } from '@sideguide/guide-core/model';
import type { TextTree } from '../../texts.ts';
import { digest, readMadeFrom } from '../made-from.ts';
import { leaves } from '../sentences.ts';
import type { TranslationEntry } from './entries.ts';

/** Maximum number of versions of a file to search; sentences stale for longer get no earlier text. */
const deepest = 200;

/** Runs git in a folder and returns its standard output; empty if there is no git, or no such version. */
const git = (folder: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : '';
};

/**
 * Returns the source texts that stale translations were made from, by entry id. They are found by their digests in the
 * git history; those not found are left out.
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
        texts = new Map(leaves(JSON.parse(git(root, 'show', `${version}:./${path}`)) as TextTree));
      } catch {
        continue; // deleted in that version, or invalid
      }
      for (const { id, sentence } of missing) {
        const text = texts.get(sentence.key);
        if (text !== undefined && digest(text) === made[sentence.file.name]?.[sentence.key]) found.set(id, text);
      }
    }
  }
  return found;
}
