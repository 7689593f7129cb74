import type { Content } from '@sideguide/content-kit';
import { cachedDocument } from '@sideguide/guide-core/offline';
import { beforeEach, expect, it } from 'vitest';
import { folderPerTest } from '../../../e2e/support/test-folder.ts';
import { offlineSite } from './offline.ts';

const content = { skins: { miui: {} }, locales: { en: {}, ur: {} } } as unknown as Content;
const names = [
  'index',
  'screen-skin',
  'words-flow-ur',
  'guide-miui-ur',
  'labels-miui',
  'messages-ur',
  'messages-miui-ur',
  'check-ur',
  'check-worker',
  'check-v1',
  'answers-ur',
  'words-about-ur',
];
const chunks = Object.fromEntries(names.map((name) => [name, [`/guide/static/${name}.js`]]));

const dist = folderPerTest();
beforeEach(() => {
  for (const file of [cachedDocument, ...names.map((name) => `static/${name}.js`)]) dist.put(file, file);
});

const make = () => offlineSite(dist.folder, '/guide/', ['/guide/', '/guide/a.b/:home'], chunks, content, {});

it('offlineSite assigns chunks to skins and languages, the messages of every skin to all flows, and marks what is cached last', () => {
  const site = make();
  expect(site.shell).toEqual(['/guide/static/index.js']);
  expect(site.chunks.map(({ files: [file], ...owner }) => [file!.slice('/guide/static/'.length, -3), owner])).toEqual([
    ['screen-skin', {}],
    ['words-flow-ur', { tag: 'ur' }],
    ['guide-miui-ur', { skin: 'miui', tag: 'ur' }],
    ['labels-miui', { skin: 'miui' }],
    ['messages-ur', { tag: 'ur' }],
    ['messages-miui-ur', { tag: 'ur' }],
    ['check-ur', { tag: 'ur' }],
    ['check-worker', { isLate: true }],
    ['check-v1', { isLate: true }],
    ['answers-ur', { tag: 'ur', isLate: true }],
    ['words-about-ur', { tag: 'ur', isLate: true }],
  ]);
});

it('its addresses are a pattern without query and trailing slash', () => {
  const { addresses } = make();
  const matching = ['/guide', '/guide/a.b/x', '/guide/a.b/', '/guide/axb/x', '/guide/a.b/x/y', '/'];
  expect(matching.filter((path) => new RegExp(addresses).test(path))).toEqual(['/guide', '/guide/a.b/x']);
});

it('its version is another one if any file is', () => {
  const { version } = make();
  expect(make().version).toBe(version);
  dist.put('static/labels-miui.js', 'new');
  expect(make().version).not.toBe(version);
});
