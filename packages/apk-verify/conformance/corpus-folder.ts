import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '@sideguide/cli-kit';

/** Where a corpus may lie that nobody named. */
const beside = join(root, '..', 'shared', 'apk-corpus');

/** The folder of the corpus: the named one, the environment's, the one beside the project; null if there is none. */
export function corpusFolder(named?: string): string | null {
  const folder = named ?? process.env.SIDEGUIDE_APK_CORPUS;
  if (folder) return resolve(folder);
  return existsSync(beside) ? beside : null;
}
