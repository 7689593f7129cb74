import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { filesBelow } from '@sideguide/site-kit/verify';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { publishInto } from './into-folder.ts';
import { findForeignFile, publishOrder } from './order.ts';
import { isRemote, rsyncCalls } from './rsync.ts';
import { servedFiles, sitesIn } from './site.fixture.ts';

const { at, put: write } = folderPerTest();

const build = sitesIn({ at, put: write });
const day = 86_400_000;
const now = Date.parse('2026-03-01');
const publish = (dist: string, time = now) => publishInto(dist, at('www'), { days: 30, now: time });

describe('publishOrder', () => {
  const dist = () => build('dist', 'aaaaaa');

  it('puts files before the documents that refer to them, and the worker last', () => {
    const [hashed, other, documents, last] = publishOrder(filesBelow(dist()));
    expect(hashed).toEqual(['static/js/index.aaaaaa.js', 'static/js/index.aaaaaa.js.br']);
    expect(other).toEqual(['.htaccess', 'icon.svg']);
    expect(documents).toEqual([
      '404.html',
      '_addresses/miui/_document.html',
      'index.html',
      'index.html.br',
      'kept.html',
    ]);
    expect(last).toEqual(['SHA256SUMS', 'site.json', 'worker.js', 'worker.js.gz']);
  });

  // rsync is the operator's own program, not a dependency; if it is missing, `publish` to a remote target is not possible.
  it.skipIf(!existsSync('/usr/bin/rsync'))('is kept by rsync, which copies all files', () => {
    const folder = dist();
    const parts = publishOrder(filesBelow(folder));
    rsyncCalls(folder, at('www')).forEach((words, n) => {
      execFileSync('rsync', words);
      expect(filesBelow(at('www'))).toEqual(
        parts
          .slice(0, n + 1)
          .flat()
          .sort((a, b) => (a < b ? -1 : 1)),
      );
    });
  });
});

describe('publishInto, a second time', () => {
  it('keeps the hashed files of the first build until they were replaced long ago', () => {
    const script = ['static/js/index.aaaaaa.js', 'static/js/index.aaaaaa.js.br'];
    publish(build('one', 'aaaaaa'));
    // However long the first was in use: readers can be in the middle of a step.
    expect(publish(build('two', 'bbbbbb'), now + 400 * day)).toMatchObject({ kept: script, removed: [] });
    expect(readFileSync(at('www/index.html'), 'utf8')).toContain('bbbbbb');
    const third = build('three', 'cccccc');
    expect(publish(third, now + 410 * day).removed).toEqual([]);
    // Published again without a change: nothing is written, and the publication keeps its number.
    const again = publish(third, now + 450 * day);
    expect(again).toMatchObject({ number: 3, written: [], removed: script });
    expect(servedFiles(at('www'))).toEqual(
      [...filesBelow(third), 'static/js/index.bbbbbb.js', 'static/js/index.bbbbbb.js.br'].sort((a, b) =>
        a < b ? -1 : 1,
      ),
    );
  });

  it('keeps the files of the current build however old, and files of the operator', () => {
    const dist = build('one', 'aaaaaa');
    publish(dist);
    write('www/my-app.apk', 'an app');
    write('www/static/notes.txt', 'mine');
    publish(dist, now + 400 * day);
    expect(servedFiles(at('www'))).toEqual(
      [...filesBelow(dist), 'my-app.apk', 'static/notes.txt'].sort((a, b) => (a < b ? -1 : 1)),
    );
  });

  it('removes the page of a language that is no longer offered', () => {
    publish(build('one', 'aaaaaa', { 'plain-sv.html': 'Hej' }));
    expect(publish(build('two', 'aaaaaa')).removed).toEqual(['plain-sv.html']);
  });

  it('leaves documents whose scripts exist if it is interrupted', () => {
    publish(build('one', 'aaaaaa'));
    const two = build('two', 'bbbbbb');
    // A folder in the place of a file makes copying fail.
    rmSync(at('www/worker.js'));
    mkdirSync(at('www/worker.js/x'), { recursive: true });
    expect(() => publish(two)).toThrow();
    for (const name of ['index.html', 'kept.html', '404.html']) {
      const [, script] = /src="([^"]+)"/.exec(readFileSync(at(`www/${name}`), 'utf8'))!;
      expect(statSync(at(`www/${script}`)).isFile()).toBe(true);
    }
    expect(filesBelow(at('www')).filter((path) => path.endsWith('.part'))).toEqual([]);
  });
});

describe('links in the target', () => {
  beforeEach(() => {
    write('secret.txt', 'secret');
    write('www/a', '');
  });

  it.each(['index.html', '.index.html.part'])('are not written through: %s', (name) => {
    symlinkSync(at('secret.txt'), at(`www/${name}`));
    publish(build('one', 'aaaaaa'));
    expect(readFileSync(at('secret.txt'), 'utf8')).toBe('secret');
    expect(readFileSync(at('www/index.html'), 'utf8')).toContain('aaaaaa');
  });

  it('stop the command if one replaces a folder of the guide', () => {
    mkdirSync(at('elsewhere'));
    symlinkSync(at('elsewhere'), at('www/static'));
    expect(() => publish(build('one', 'aaaaaa'))).toThrow('static is a link to elsewhere');
    expect(filesBelow(at('elsewhere'))).toEqual([]);
  });
});

it('never passes the target to rsync as an option', () => {
  for (const words of rsyncCalls(at('dist'), '-e:x'))
    expect(words.slice(-3)).toEqual(['--', `${at('dist')}/`, '-e:x/']);
});

it.each([
  ['me@host:/srv/guide', true],
  ['host:guide', true],
  ['rsync://host/guide', true],
  ['host::module/guide', true],
  ['/srv/guide', false],
  ['./a:b', false],
  ['C:\\site', false],
  ['guide', false],
])('detects a target on another machine: %s', (target, expected) => {
  expect(isRemote(target)).toBe(expected);
});

it.each([
  [[], undefined],
  [['.git/config'], undefined],
  [['site.json', 'index.html', 'my-app.apk'], undefined],
  [['wp-login.php'], 'wp-login.php'],
  [['index.html'], 'index.html'],
  [['404.html', '_headers'], '404.html'],
  [['static/logo.png', 'style.css'], 'static'],
  // A publication that was stopped may be repeated.
  [['static/js/index.0a1b2c.js', 'static/js/index.0a1b2c.js.br', 'guide.json'], undefined],
])('finds a file that is not part of a guide: %j', (paths, expected) => {
  for (const path of paths) write(`www/${path}`, '');
  mkdirSync(at('www'), { recursive: true });
  expect(findForeignFile(at('www'))).toBe(expected);
});
