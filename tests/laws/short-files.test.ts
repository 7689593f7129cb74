import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tools/paths.ts';
import { projectFiles } from '../support/copy-project.ts';

/** Lines that a file may have; a longer one says in its first line why it is not two. */
const most = 250;

it('a file has one purpose and is short, or begins with “Long, as …”', () => {
  const files = projectFiles(root).filter((path) => /\.(?:tsx?|css|cjs)$/.test(path) && !path.startsWith('content/'));
  expect(files.length).toBeGreaterThan(500);
  const long = files.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const said = /^(?:\/\/|\/\*+) Long, as /.test(lines[0]!);
    return lines.length - 1 > most && !said ? [`${path}: ${lines.length - 1} lines`] : [];
  });
  expect(long).toEqual([]);
});
