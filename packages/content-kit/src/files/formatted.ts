import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@sideguide/cli-kit';

/**
 * Formats texts by path as the project does, by the kind of each file, in one run of the formatter. The installed
 * package leaves them as they are.
 */
export function formatted(texts: ReadonlyMap<string, string>): Map<string, string> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  if (texts.size === 0 || !existsSync(biome)) return new Map(texts);
  const folder = mkdtempSync(join(tmpdir(), 'sideguide-format-'));
  try {
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    // What it cannot read it leaves unchanged.
    spawnSync(process.execPath, [biome, 'format', '--write', `--config-path=${root}`, folder], { cwd: root });
    return new Map([...texts.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Formats one text, as `formatted` does. */
export const formattedText = (path: string, text: string): string => formatted(new Map([[path, text]])).get(path)!;
