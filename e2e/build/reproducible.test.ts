import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { filesBelow, sumsFile, verifyFolder } from '@sideguide/site-kit/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { sites } from '../support/sites.ts';

// Builds the sources a second time: from nothing, in a folder of another name and depth, with another time zone and
// locale. The other build is the one that the tests use, made here with whatever the caches of earlier builds hold.

const env = { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8' };
const cached = sites.guide.dist;

let home: string;
let copy: Copy;
let scratch: string;

beforeAll(async () => {
  // Beside `node_modules`, on the same file system, so that its files can be linked instead of copied.
  mkdirSync(join(root, '.cache'), { recursive: true });
  home = mkdtempSync(join(root, '.cache/builders-'));
  // Its own modules have no caches.
  copy = copyProject({ to: join(home, 'another/folder/deeper down'), ownModules: true, env });
  scratch = await copy.build();
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a build from nothing and one with caches, elsewhere', () => {
  it('are the same, byte for byte', () => {
    const { compared, differences } = verifyFolder(scratch, cached);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(200);
    expect(readFileSync(join(cached, sumsFile))).toEqual(readFileSync(join(scratch, sumsFile)));
  });

  it('have the same settings for web servers', () => {
    const files = filesBelow(`${scratch}-host`);
    expect(files).toEqual(expect.arrayContaining(['Caddyfile', 'nginx.conf']));
    expect(filesBelow(`${cached}-host`)).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(`${cached}-host`, file))).toEqual(readFileSync(join(`${scratch}-host`, file)));
  });

  it.each(['from nothing', 'with caches'])('the one %s does not contain the path of the build', (which) => {
    const dist = which === 'with caches' ? cached : scratch;
    for (const file of filesBelow(dist)) {
      if (/\.(br|gz|png|jpg)$/.test(file)) continue;
      const text = readFileSync(join(dist, file), 'utf8');
      for (const word of [home, root.slice(0, -1), 'node_modules/'])
        expect(text.includes(word), `${word} in ${file}`).toBe(false);
    }
  });
});
