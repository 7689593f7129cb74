import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';

/**
 * Lays out the text of a file as the project's formatter does, by the kind of file that `path` names. The installed
 * package has no formatter: there the text stays as it is.
 */
export function formatted(path: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  if (!existsSync(biome)) return text;
  const args = [biome, 'format', `--stdin-file-path=${path}`];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  return status === 0 ? stdout : text;
}
