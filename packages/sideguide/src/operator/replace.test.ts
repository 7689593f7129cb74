import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { sumsFile, sumsOf } from '@sideguide/site-kit/verify';
import { beforeEach, expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { replaceSite, requireReplaceable } from './replace.ts';

const { at, put: write } = folderPerTest();
beforeEach(() => {
  mkdirSync(at('guide'));
});

const read = (path: string) => readFileSync(at(path), 'utf8');

/** Writes a built site with its list of hashes, and the settings next to it. */
function build(folder: string, text: string): void {
  for (const name of ['index.html', 'site.json', `static/${text}.js`]) write(`${folder}/${name}`, text);
  for (const name of ['nginx.conf', 'Caddyfile']) write(`${folder}-host/${name}`, text);
  write(`${folder}/${sumsFile}`, sumsOf(at(folder)));
}

const checkReplaceable = () => requireReplaceable(at('dist'), at('guide'));

it('replaces the previous build, and keeps other files', () => {
  build('dist', 'one');
  for (const [path, text] of [
    ['dist/app.apk', 'an app'],
    ['dist/.git/HEAD', 'a history'],
    ['dist/static/mine/a.txt', 'mine'],
    ['dist-host/key.pem', 'a key'],
  ] as const)
    write(path, text);
  mkdirSync(at('dist/.git/refs'));
  symlinkSync('/etc', at('dist/link'));
  build('part', 'two');
  checkReplaceable();
  replaceSite(at('part'), at('dist'));
  expect(readdirSync(at('')).sort()).toEqual(['dist', 'dist-host', 'guide']);
  expect(readdirSync(at('dist')).sort()).toEqual(
    ['.git', 'app.apk', 'index.html', 'link', 'site.json', 'static', sumsFile].sort(),
  );
  expect(readdirSync(at('dist/static')).sort()).toEqual(['mine', 'two.js']);
  expect([read('dist/index.html'), read('dist-host/nginx.conf')]).toEqual(['two', 'two']);
  expect([
    read('dist/app.apk'),
    read('dist/.git/HEAD'),
    read('dist/static/mine/a.txt'),
    read('dist-host/key.pem'),
  ]).toEqual(['an app', 'a history', 'mine', 'a key']);
  expect(existsSync(at('dist/.git/refs'))).toBe(true);
});

it('reports a file that is in the way of one of its own, and changes nothing', () => {
  build('dist', 'one');
  write('dist/static/two.js', 'mine');
  build('part', 'two');
  expect(() => replaceSite(at('part'), at('dist'))).toThrow('two.js is not of a build');
  expect([read('dist/static/two.js'), read('dist/index.html')]).toEqual(['mine', 'one']);
});

it.each<[name: string, prepare: () => void, message: string]>([
  ['other files', () => write('dist/mine.txt', ''), 'no built guide'],
  ['a site.json of another program', () => write('dist/site.json', '{}'), 'no built guide'],
  ['a list that names other files', () => write(`dist/${sumsFile}`, `${'0'.repeat(64)}  mine.txt\n`), 'no built guide'],
  ['a damaged list', () => write(`dist/${sumsFile}`, 'x'), 'no built guide'],
  ['a file', () => write('dist', ''), 'no built guide'],
  ['other settings', () => write('dist-host/mine.conf', ''), 'no build wrote'],
  ['a link to a folder', () => symlinkSync(at('guide'), at('dist')), 'is a link'],
  ['a link to nowhere', () => symlinkSync(at('far'), at('dist')), 'is a link'],
  ['a link instead of the settings', () => symlinkSync(at('far'), at('dist-host')), 'is a link'],
])('does not replace %s', (_name, prepare, message) => {
  prepare();
  expect(checkReplaceable).toThrow(message);
});

it('does not replace the folder of the guide, whatever its name', () => {
  build('dist', 'a');
  for (const guide of ['dist', 'dist/guide', 'dist/..guide']) {
    mkdirSync(at(guide), { recursive: true });
    expect(() => requireReplaceable(at('dist'), at(guide))).toThrow('no built guide');
  }
  requireReplaceable(at('dist'), at('guide'));
});
