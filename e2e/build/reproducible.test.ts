import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { filesBelow, sumsFile, verifyFolder } from '@sideguide/site-kit/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copyProject } from '../support/copy-project.ts';

// Builds one commit twice: in folders of different names and depth, with different time zones and locales.

const builders = [
  { below: 'a', env: { TZ: 'Pacific/Apia', LC_ALL: 'C' } },
  { below: 'another/folder/deeper down', env: { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8' } },
];

let home: string;
const copies: Copy[] = [];

beforeAll(async () => {
  // Beside `node_modules`, on the same file system, so that its files can be linked instead of copied.
  mkdirSync(join(root, '.cache'), { recursive: true });
  home = mkdtempSync(join(root, '.cache/builders-'));
  for (const { below, env } of builders) {
    const copy = copyProject({ to: join(home, below), ownModules: true, env });
    copies.push(copy);
    await copy.build();
  }
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('two builds of one commit', () => {
  const dist = (n: number, folder = 'dist') => join(copies[n]!.root, folder);

  it('are the same, byte for byte', () => {
    const { compared, differences } = verifyFolder(dist(1), dist(0));
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(200);
    expect(readFileSync(join(dist(0), sumsFile))).toEqual(readFileSync(join(dist(1), sumsFile)));
  });

  it('have the same settings for web servers', () => {
    const files = filesBelow(dist(0, 'dist-host'));
    expect(files).toEqual(expect.arrayContaining(['Caddyfile', 'nginx.conf']));
    expect(filesBelow(dist(1, 'dist-host'))).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(dist(0, 'dist-host'), file))).toEqual(readFileSync(join(dist(1, 'dist-host'), file)));
  });

  it('do not contain the path of the build', () => {
    for (const file of filesBelow(dist(0))) {
      if (/\.(br|gz|png|jpg)$/.test(file)) continue;
      const text = readFileSync(join(dist(0), file), 'utf8');
      for (const word of [home, root.slice(0, -1), 'node_modules/'])
        expect(text.includes(word), `${word} in ${file}`).toBe(false);
    }
  });
});
