import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { withStandIns } from '@sideguide/content-kit';
import { addressesOf, findRoutes, type RouteFolder, siteManifest } from '@sideguide/site-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { content } from '../../../packages/content-kit/test/content.ts';
import { generate } from './generate.ts';

/** Path of a copy of the app that a test may change; inside the project, so that its packages can be resolved. */
let copy: string;

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(join(root, '.cache/routes-'));
  cpSync(join(root, 'apps/guide/src'), join(copy, 'apps/guide/src'), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

function put(path: string, text = ''): void {
  const file = join(copy, 'apps/guide/src/routes', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const added = (): RouteFolder[] => {
  const known = findRoutes(root).map(({ folder }) => folder);
  return findRoutes(copy).filter(({ folder }) => !known.includes(folder));
};

it('finds the routes of the contract, fixed ones first', () => {
  expect(findRoutes(root).map(({ folder, patterns, chunk }) => [folder, patterns, chunk])).toEqual([
    ['about', ['/about'], 'screen-about'],
    ['index', ['/', '/index'], 'screen-index'],
    ['send', ['/send'], 'screen-send'],
    ['service', ['/service'], 'screen-service'],
    ['[skin]/downloadapps', ['/:skin/downloadapps'], 'screen-skin-downloadapps'],
    ['[skin]/index', ['/:skin'], 'screen-skin'],
    ['[skin]/service', ['/:skin/service'], 'screen-skin-service'],
    ['result/[home]', ['/result/:home'], 'screen-result-home'],
  ]);
});

describe('a new folder', () => {
  it('with a screen is a route, and nothing else changes', () => {
    put('extra/screen.tsx');
    expect(added()).toEqual([{ folder: 'extra', patterns: ['/extra'], chunk: 'screen-extra' }]);
    expect(findRoutes(copy).filter(({ folder }) => folder !== 'extra')).toEqual(findRoutes(root));
  });

  it.each([
    ['[skin]/extra', '/:skin/extra', 'screen-skin-extra'],
    ['extra/index', '/extra', 'screen-extra'],
    ['extra/[thing]', '/extra/:thing', 'screen-extra-thing'],
    ['extra/deep/down', '/extra/deep/down', 'screen-extra-deep-down'],
  ])('%s has the address %s', (folder, pattern, chunk) => {
    put(`${folder}/screen.tsx`);
    expect(added()).toEqual([{ folder, patterns: [pattern], chunk }]);
  });

  it('without a screen is no route', () => {
    put('extra/part.tsx');
    put('extra/screen.module.css');
    put('screen.tsx');
    expect(added()).toEqual([]);
  });

  it('with a fixed address comes before those with parameters, whatever its name', () => {
    put('zzz/screen.tsx');
    const patterns = findRoutes(copy).flatMap((route) => route.patterns);
    expect(patterns.indexOf('/zzz')).toBeLessThan(patterns.indexOf('/:skin'));
  });

  it("reaches the app, the server and the document's manifest", async () => {
    put('extra/screen.tsx');
    put(
      'extra/load.ts',
      `export const words = ['version', 'flow'];
export const early = ['versions', 'messages-'];
export const load = async () => ({});
`,
    );
    put('[skin]/more/screen.tsx');
    put('[skin]/more/load.ts', 'export const load = async () => ({});');
    const { routes } = await generate(copy, withStandIns(content));

    const module = readFileSync(join(copy, 'apps/guide/.generated/routes.ts'), 'utf8');
    for (const [folder, chunk] of [
      ['extra', 'screen-extra'],
      ['[skin]/more', 'screen-skin-more'],
    ])
      expect(module).toContain(`import(/* webpackChunkName: "${chunk}" */ '../src/routes/${folder}/screen.tsx')`);

    const addresses = addressesOf(routes, ['miui', 'coloros']);
    expect(addresses).toEqual(expect.arrayContaining(['/extra', '/miui/more', '/coloros/more']));
    expect(addresses).toHaveLength(addressesOf(findRoutes(root), ['miui', 'coloros']).length + 3);

    const files = ['/static/css/async/screen-extra.0.css', '/static/js/async/screen-extra.0.js'];
    const chunks = { 'screen-extra': files };
    const parts = { base: '/', content, chunks, sums: { en: 'abcdef' }, routes, brand: {}, digest: '', brandFiles: {} };
    const manifest = siteManifest(parts);
    expect(manifest.files).toEqual(['css/screen-extra.0.css', 'js/screen-extra.0.js']);
    expect(manifest.routes).toContainEqual([
      '^/(?:extra)/?$',
      [0, 1],
      ['versions', 'messages-', 'words-version-'],
      ['words-flow-'],
    ]);
  });
});

it('writes the addresses out for each skin and leaves other parameters', () => {
  expect(addressesOf(findRoutes(root), ['miui', 'coloros']).sort()).toEqual([
    '/',
    '/about',
    '/coloros',
    '/coloros/downloadapps',
    '/coloros/service',
    '/index',
    '/miui',
    '/miui/downloadapps',
    '/miui/service',
    '/result/:home',
    '/send',
    '/service',
  ]);
});
