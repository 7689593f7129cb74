import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { genuineApk, makeCheckFolder } from '../../../../e2e/support/check-folder.ts';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';

const temp = makeCheckFolder();

describe('check rejects', () => {
  const { at } = temp;

  it.each<[name: string, sentence: string, remedy: string]>([
    ['nothing.apk', 'There is no file “*”.', 'Check the name and the folder.'],
    ['genuine.apk/inside', 'There is no file “*”.', 'Check the name and the folder.'],
    ['.', '“*” is a folder, not a file.', 'Name the file in it, e.g. '],
    ['n'.repeat(300), 'The name of the file is too long.', 'Check the name and the folder.'],
  ])(
    '%s',
    async (name, sentence, remedy) => {
      const path = name === '.' ? temp.folder : at(name);
      const { status, out, err } = await sideguide(['check', path]);
      expect([status, out, err.split('\n')[0]]).toEqual([2, '', sentence.replace('*', path)]);
      expect(err.split('\n')[1]).toContain(remedy);
      expect(err).not.toMatch(forbiddenOutput);
    },
    60_000,
  );

  // Windows has neither `mkfifo` nor `/dev/zero`.
  it.skipIf(process.platform === 'win32')(
    'a pipe that nobody writes to, a device, and standard input',
    async () => {
      execFileSync('mkfifo', [at('pipe')]);
      expect(await sideguide(['check', at('pipe')])).toMatchObject({
        status: 2,
        err: expect.stringContaining('is a pipe, not a file.'),
      });
      expect(await sideguide(['check', '/dev/zero'])).toMatchObject({
        status: 2,
        err: expect.stringContaining('“/dev/zero” is a device, not a file.'),
      });
      expect(await sideguide(['check', '-'])).toMatchObject({
        status: 2,
        err: expect.stringContaining('Standard input cannot be checked'),
      });
    },
    60_000,
  );

  // Windows has no file mode that denies reading.
  it.skipIf(process.platform === 'win32')(
    'a file that this account may not read',
    async (test) => {
      chmodSync(temp.put('secret.apk', genuineApk), 0o000);
      chmodSync(temp.folder, 0o755);
      // Root can read everything, so another user has to try, if other users have access to the project.
      const uid = process.getuid?.() === 0 ? 65_534 : undefined;
      const asOther = uid === undefined ? {} : { uid };
      // If they have no access to a parent folder, Node itself cannot be started.
      const version = await sideguide(['--version'], asOther).catch(() => undefined);
      if (version?.status !== 0) test.skip('others may not read the project');
      const { status, err } = await sideguide(['check', at('secret.apk')], asOther);
      expect([status, err]).toEqual([
        2,
        `“${at('secret.apk')}” may not be read by this account.\nGive yourself the right to read it: chmod u+r FILE\n`,
      ]);
    },
    60_000,
  );

  // A kernel file that reports 4096 bytes and contains about fifty, like a download that is truncated while it is read;
  // Linux only.
  const shrinking = '/sys/kernel/mm/transparent_hugepage/enabled';
  it.skipIf(!existsSync(shrinking))(
    'a file that becomes shorter while it is read',
    async () => {
      const { status, out, err } = await sideguide(['check', shrinking]);
      expect([status, out, err]).toEqual([
        2,
        '',
        `“${shrinking}” changed while it was read.\nWait until its download has ended and try again.\n`,
      ]);
    },
    60_000,
  );

  it('three gigabytes of zeros', async () => {
    const file = openSync(at('large.apk'), 'w');
    ftruncateSync(file, 3_000_000_000);
    closeSync(file);
    expect(await temp.check('large.apk')).toMatchObject({
      status: 7,
      out: expect.stringContaining('Not an app file: what is in it is nothing'),
    });
  });

  it('a catalogue that is missing or broken', async () => {
    expect(await temp.check('genuine.apk', '--content', at('nowhere')).then(({ err }) => err)).toContain(
      '--content was given twice',
    );
    mkdirSync(at('bare'), { recursive: true });
    const broken = temp.put('broken/apps/org.example.app.ts', 'export default {');
    const empty = temp.put('empty/apps/org.example.app.ts', "export default { package: 'org.example.app' };");
    for (const [folder, message] of [
      ['nowhere', 'There is no folder'],
      ['bare', 'has no folder “apps”.'],
      ['broken', `The catalogue's file ${broken} cannot be used: `],
      ['empty', `The catalogue's file ${empty} cannot be used: name: it is missing.`],
    ] as const) {
      const { status, err } = await sideguide(['check', at('genuine.apk'), '--content', at(folder)]);
      expect([status, err]).toEqual([2, expect.stringContaining(message)]);
      expect(err).not.toMatch(forbiddenOutput);
    }
  });
});
