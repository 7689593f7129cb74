import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { beforeAll, expect, it } from 'vitest';
import { testFolder } from '../../../../e2e/support/test-folder.ts';

const { folder, put } = testFolder();
beforeAll(() => {
  const line = (day: number, request: string, status = 200) =>
    `2026-11-${String(day).padStart(2, '0')}T10:24:00+00:00 ${status} ${request}`;
  const log = [
    line(21, 'GET /?app=org.example.app&via=poster'),
    line(21, 'GET /static/js/index.0a1b2c.js'),
    line(21, 'GET /miui?lang=ur'),
    line(22, 'GET /miui?app=org.example.app&via=mail&lang=ur'),
    line(22, 'GET /miui'),
    line(22, 'GET /?via=poster'),
    line(22, 'GET /?via=poster', 304),
    line(22, 'GET /manifest-en.webmanifest?x=1'),
    line(22, 'HEAD /miui'),
    line(22, 'GET /nowhere', 404),
  ];
  put('guide.log', `${log.join('\n')}\n`);
});

it('the commands in docs/recipes/counts.md print the documented counts', () => {
  const recipe = readFileSync(join(root, 'docs/recipes/counts.md'), 'utf8');
  const commands = [...recipe.matchAll(/```sh\n([^`]*)```/g)].map(([, command]) => command!);
  const counts = commands.map((command) =>
    execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
      .trim()
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' ')),
  );
  expect(counts).toEqual([
    ['1 2026-11-21 /', '1 2026-11-21 /miui', '2 2026-11-22 /', '2 2026-11-22 /miui'],
    ['1 mail', '3 poster'],
  ]);
});
