import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, typescriptArgs } from '@sideguide/cli-kit';
import { filesBelow } from '@sideguide/site-kit/verify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sideguide } from '../../../../e2e/support/sideguide.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { damagedFiles, previousPublication, publicationsIn, publishInto, rollBack } from './into-folder.ts';
import { storeName } from './publications.ts';
import { servedFiles, sitesIn } from './site.fixture.ts';

const { at, put } = folderPerTest();
const build = sitesIn({ at, put });
const options = (n = 0) => ({ days: 30, now: Date.parse('2026-03-01') + n * 60_000 });
const target = () => at('www');
const publish = (dist: string, n?: number) => publishInto(dist, target(), options(n));
const list = () => publicationsIn(target());

/** The files that readers get, without hashed files of other publications. */
const documentsIn = (folder: string) =>
  Object.fromEntries(
    servedFiles(folder)
      .filter((path) => !path.startsWith('static/'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

let one: string;
let two: string;
beforeEach(() => {
  one = build('one', 'aaaaaa', { 'plain-sv.html': 'Hej' });
  two = build('two', 'bbbbbb', { 'plain-uk.html': 'Привіт' });
});

describe('an earlier publication', () => {
  it('is brought back as it was, and so is the later one', () => {
    publish(one);
    put('www/my-app.apk', 'an app');
    publish(two, 1);
    expect(list()).toMatchObject({ current: 2, publications: [{ number: 2 }, { number: 1 }] });
    expect(existsSync(at('www/plain-sv.html'))).toBe(false);
    for (const [number, dist] of [
      [1, one],
      [2, two],
      [1, one],
    ] as const) {
      rollBack(target(), number, options(2));
      expect(documentsIn(target())).toEqual({ ...documentsIn(dist), 'my-app.apk': 'an app' });
      expect(list()).toEqual(expect.objectContaining({ current: number }));
      expect(list()).not.toHaveProperty('interrupted');
    }
    // The next publication gets a new number.
    expect(publish(build('three', 'cccccc'), 3).number).toBe(3);
    expect(previousPublication(list())).toBe(2);
  });

  it('is described with --dry-run, and not brought back', async () => {
    put('guide/sideguide.jsonc', '{}');
    const call = (...words: string[]) => sideguide(['publish', target(), ...words, '--folder', at('guide')]);
    const named = (name: string) => ({ 'index.html': `<title>${name}</title>` });
    publish(build('first', 'aaaaaa', named('First')));
    publish(build('second', 'bbbbbb', named('Second')), 1);
    const before = servedFiles(target());
    const { status, out, err } = await call('--rollback', '--dry-run');
    expect([status, err, servedFiles(target()), list().current]).toEqual([0, '', before, 2]);
    expect(out).toMatch(/^Readers would get publication 1 of /);
    expect(out).toContain('- Name: “Second” → “First”.');
    expect(out).toContain('Nothing was changed.');
    const { out: json } = await call('--rollback', '--dry-run', '--json');
    expect(JSON.parse(json)).toMatchObject({ rolledBack: false, number: 1, forReaders: expect.any(Array) });
    expect(await call('--rollback', '2', '--dry-run')).toMatchObject({
      status: 0,
      out: expect.stringContaining('For readers nothing would change.'),
    });
    expect(await call('--list', '--dry-run')).toMatchObject({
      status: 2,
      err: expect.stringContaining('--list alone'),
    });
  });

  it('is listed with what readers noticed of it', async () => {
    put('guide/sideguide.jsonc', '{}');
    const named = (name: string) => ({ 'index.html': `<title>${name}</title>` });
    publish(build('first', 'aaaaaa', named('First')));
    publish(build('second', 'aaaaaa', named('Second')), 1);
    const { status, out } = await sideguide(['publish', target(), '--list', '--folder', at('guide')]);
    expect(status).toBe(0);
    expect(out).toMatch(/^ {3}2 .*\n +- Name: “First” → “Second”\.\n {3}1 .*\n$/m);
  });

  it('is listed without a number of apps, if its version of Sideguide noted none', async () => {
    put('guide/sideguide.jsonc', '{}');
    const languages = [{ tag: 'en', name: 'English' }];
    const noting = (more: object) => ({ 'guide.json': JSON.stringify({ languages, ...more }) });
    publish(build('first', 'aaaaaa', noting({})));
    publish(build('second', 'aaaaaa', noting({ apps: [{ package: 'org.example.app', name: 'Example' }] })), 1);
    const { out } = await sideguide(['publish', target(), '--list', '--folder', at('guide')]);
    expect(out).toMatch(/ Example, 1 language\n.* its apps are not noted, 1 language\n$/);
  });

  it('is that of an older version of Sideguide, too', () => {
    cpSync(one, target(), { recursive: true });
    publish(two);
    rollBack(target(), previousPublication(list())!, options(1));
    expect(documentsIn(target())).toEqual(documentsIn(one));
  });

  it('is reported as damaged if somebody changed a file in place, or removed a part', () => {
    publish(one);
    publish(two, 1);
    appendFileSync(at(`www/${storeName}/1/files/index.html`), '!');
    rmSync(at('www/static/js/index.aaaaaa.js'));
    expect(damagedFiles(target(), at(`www/${storeName}`), 1).sort()).toEqual([
      'index.html',
      'static/js/index.aaaaaa.js',
    ]);
    expect(damagedFiles(target(), at(`www/${storeName}`), 2)).toEqual([]);
  });

  it('does not stand in the way of repairing the current one', () => {
    publish(one);
    appendFileSync(at('www/index.html'), '!');
    publish(one, 1);
    expect(documentsIn(target())).toEqual(documentsIn(one));
  });

  it('takes no space for what did not change', () => {
    publish(one);
    const file = at(`www/${storeName}/1/files/index.html`);
    // A hard link: what is written to one path is read from the other.
    appendFileSync(file, '!');
    expect(readFileSync(at('www/index.html'), 'utf8').endsWith('!')).toBe(true);
    expect(() => linkSync(file, at('www/again'))).not.toThrow();
  });
});

/** Script that publishes, or goes back, and is killed before the file operation with this number. */
const killedScript = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const [action, dist, target, at] = process.argv.slice(2);
let count = 0;
for (const name of ['writeFileSync', 'copyFileSync', 'linkSync', 'renameSync', 'rmSync', 'mkdirSync', 'utimesSync']) {
  const real = fs[name];
  fs[name] = (...given) => {
    if (++count === Number(at)) process.kill(process.pid, 'SIGKILL');
    return real(...given);
  };
}
syncBuiltinESMExports();
const { publishInto, rollBack } = await import(${JSON.stringify(join(root, 'packages/sideguide/src/publish/into-folder.ts'))});
const options = { days: 30, now: Date.now() };
if (action === 'publish') publishInto(dist, target, options);
else rollBack(target, 1, options);
console.log(count);
`;

const runUntil = (action: 'publish' | 'rollback', dist: string, operation: number) => {
  put('killed.mjs', killedScript);
  return spawnSync(process.execPath, [...typescriptArgs, at('killed.mjs'), action, dist, target(), String(operation)], {
    cwd: root,
    encoding: 'utf8',
  });
};

describe('kill -9 in the middle', () => {
  /** Expects every document to be a whole one of either build, with its script in place. */
  const expectWhole = (): void => {
    for (const name of ['index.html', 'kept.html', '404.html', '_addresses/miui/_document.html']) {
      const text = readFileSync(at(`www/${name}`), 'utf8');
      expect([one, two].map((dist) => readFileSync(join(dist, name), 'utf8'))).toContain(text);
      const script = /src="([^"]+)"/.exec(text)![1]!;
      expect(readFileSync(at(`www/${script}`), 'utf8')).toMatch(/^static\/js\/index\.(\w{6})\.js of \1$/);
    }
  };
  const start = (action: 'publish' | 'rollback') => {
    rmSync(target(), { recursive: true, force: true });
    publish(one);
    if (action === 'rollback') publish(two, 1);
  };

  it.each(['publish', 'rollback'] as const)('of %s leaves a whole guide, and both can be finished', (action) => {
    start(action);
    const total = Number(runUntil(action, two, 0).stdout);
    expect(total).toBeGreaterThan(30);
    for (let operation = 1; operation <= total; operation += 10) {
      start(action);
      expect(runUntil(action, two, operation).signal).toBe('SIGKILL');
      expectWhole();
      cpSync(target(), at('killed'), { recursive: true });
      // Without a number an interrupted publication is undone; an interrupted rollback, too.
      const [before, dist] = action === 'publish' ? [1, one] : [2, two];
      const all = list();
      if (all.interrupted !== undefined && all.interrupted !== all.current)
        expect(previousPublication(all)).toBe(before);
      rollBack(target(), before, options(2));
      expect(documentsIn(target()), `${operation}`).toEqual(documentsIn(dist));
      // Or it is done once more.
      rmSync(target(), { recursive: true });
      cpSync(at('killed'), target(), { recursive: true });
      if (action === 'publish') publish(two, 3);
      else rollBack(target(), 1, options(3));
      expect(documentsIn(target())).toEqual(documentsIn(action === 'publish' ? two : one));
      expect(filesBelow(target()).filter((path) => /\.part|\/part-/.test(path))).toEqual([]);
      rmSync(at('killed'), { recursive: true });
    }
  });
});

/** Whether this machine lets the tests mount a small file system; only root may. */
const canMount = (() => {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const folder = join(root, '.cache/mount-probe');
  mkdirSync(folder, { recursive: true });
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  return isMounted;
})();

if (!canMount) console.log('Skipped: a full disk needs root on Linux, to mount a small file system.');
describe.skipIf(!canMount)('a full disk', () => {
  const withSmallDisk = (work: () => void) => {
    mkdirSync(target());
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', target()]).status).toBe(0);
    try {
      work();
    } finally {
      spawnSync('umount', [target()]);
    }
  };
  /** Leaves this many pages of 4 kB free. */
  const fill = (pages: number) => {
    for (let size = 100; ; size = Math.max(1, size >> 1))
      try {
        for (;;) appendFileSync(at('www/.filler'), Buffer.alloc(size * 4096));
      } catch {
        if (size === 1) break;
      }
    const bytes = readFileSync(at('www/.filler')).length;
    writeFileSync(at('www/.filler'), Buffer.alloc(Math.max(0, bytes - pages * 4096)));
  };

  it('changes nothing before the whole publication is there, at whatever stage, and going back always works', () => {
    withSmallDisk(() => {
      publish(one);
      const before = documentsIn(target());
      delete before['.filler'];
      let failures = 0;
      for (let pages = 0; ; pages++) {
        fill(pages);
        try {
          publish(two, pages);
          break;
        } catch (error) {
          expect(error).toMatchObject({ code: 'ENOSPC', isUnchanged: true });
          failures++;
        }
        const { '.filler': _, ...now } = documentsIn(target());
        expect(now).toEqual(before);
        expect(existsSync(at('www/static/js/index.bbbbbb.js'))).toBe(false);
      }
      // Each file of the new build needs a page of its own.
      expect(failures).toBeGreaterThan(10);
      fill(0);
      rollBack(target(), 1, options(99));
      const { '.filler': _, ...now } = documentsIn(target());
      expect(now).toEqual(before);
    });
  });

  it('leaves nothing of a first publication', () => {
    withSmallDisk(() => {
      fill(5);
      expect(() => publish(one)).toThrow(/ENOSPC/);
      expect(filesBelow(target())).toEqual(['.filler']);
    });
  });
});
