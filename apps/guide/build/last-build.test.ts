import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { folderPerTest } from '../../../e2e/support/test-folder.ts';
import { unlessUnchanged } from './last-build.ts';

const temp = folderPerTest();
let builds: number;

beforeEach(() => {
  builds = 0;
  for (const folder of ['apps', 'packages', 'content']) mkdirSync(temp.at(folder));
  temp.put('content/steps.json', '{}');
  temp.put('package-lock.json', '{}');
});

/** Builds a site of one file, which contains the number of the build. */
const build = (options: object = {}) =>
  unlessUnchanged({ root: `${temp.folder}/`, dist: temp.at('dist'), options }, async () => {
    builds++;
    temp.put('dist/index.html', String(builds));
    temp.put('dist/SHA256SUMS', '');
    temp.put('dist-host/nginx.conf', '');
    return { builds };
  });

describe('unlessUnchanged', () => {
  it('returns the result of the last build if nothing changed', async () => {
    await build();
    expect(await build()).toEqual({ builds: 1 });
    // Tests and build output are no inputs.
    temp.put('packages/a.test.ts', 'it()');
    temp.put('apps/guide/.generated/cards.ts', '');
    expect(await build()).toEqual({ builds: 1 });
  });

  it.each([
    ['a sentence', () => temp.put('content/steps.json', '{"a":1}')],
    ['a new file', () => temp.put('apps/guide/src/new.ts', '')],
    ['a removed file', () => rmSync(temp.at('content/steps.json'))],
    ['a dependency', () => temp.put('package-lock.json', '{"a":1}')],
    ['the day', () => vi.stubEnv('SIDEGUIDE_TODAY', '2031-01-01')],
    ['a setting', () => vi.stubEnv('SIDEGUIDE_CHUNK_TIMEOUT', '7')],
    ['a file of the site', () => writeFileSync(temp.at('dist/index.html'), 'edited')],
    ['a file beside the others', () => temp.put('dist/extra.txt', '')],
    ['a deleted site', () => rmSync(temp.at('dist'), { recursive: true })],
    ['deleted settings', () => rmSync(temp.at('dist-host'), { recursive: true })],
  ])('builds again after a change of %s', async (_what, change) => {
    await build();
    change();
    expect(await build()).toEqual({ builds: 2 });
    vi.unstubAllEnvs();
  });

  it('builds again with other options, and after a build that failed', async () => {
    await build({ base: '/' });
    expect(await build({ base: '/guide/' })).toEqual({ builds: 2 });
    const failed = unlessUnchanged({ root: `${temp.folder}/`, dist: temp.at('dist'), options: {} }, async () => {
      throw new Error('no disk');
    });
    await expect(failed).rejects.toThrow('no disk');
    expect(await build({ base: '/guide/' })).toEqual({ builds: 3 });
  });
});
