import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '@sideguide/cli-kit';

/** Default location of a corpus. */
const beside = join(root, '..', 'shared', 'apk-corpus');

/** Returns the folder of the corpus: the named one, the environment's, or the default; null if there is none. */
export function corpusFolder(named?: string): string | null {
  const folder = named ?? process.env.SIDEGUIDE_APK_CORPUS;
  if (folder) return resolve(folder);
  return existsSync(beside) ? beside : null;
}
