import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';

/** Formats a text as the project does, by the kind of file at `path`; the installed package leaves it as it is. */
export function formatted(path: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  if (!existsSync(biome)) return text;
  const args = [biome, 'format', `--stdin-file-path=${path}`];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  return status === 0 ? stdout : text;
}
