import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { withLock } from './lock.ts';

const { at, put } = folderPerTest();
const lock = (work: () => Promise<unknown> = async () => 'done') => withLock(at('a/lock'), 'is publishing', work);
const held = (holder: object) => put('a/lock', JSON.stringify(holder));
/** Number of a process of this machine that has ended. */
const { pid: ended } = spawnSync(process.execPath, ['-e', '']);

it('lets one in at a time, and names who that is', async () => {
  const outcome = lock(() => lock());
  await expect(outcome).rejects.toThrow(
    new RegExp(`^\\S+ is publishing, process ${process.pid} on .+, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\\.$`),
  );
  await expect(outcome).rejects.toMatchObject({ remedy: expect.stringContaining(`delete ${at('a/lock')}`) });
});

it('is gone afterwards, after an error too, and leaves no folder', async () => {
  expect(await lock()).toBe('done');
  await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(at('a'))).toBe(false);
});

it('is taken over from a process of this machine that has ended', async () => {
  held({ user: 'ada', host: hostname(), pid: ended, since: '2026-03-01T10:00:00Z' });
  expect(await lock(async () => readFileSync(at('a/lock'), 'utf8'))).toContain(`"pid":${process.pid}`);
});

it.each([
  [
    'of another machine',
    { user: 'ada', host: 'elsewhere', pid: ended, since: '2026-03-01T10:00:00Z' },
    'ada is publishing',
  ],
  ['that says nothing', {}, 'Somebody is publishing.'],
])('is left to a holder %s', async (_name, holder, message) => {
  held(holder);
  await expect(lock()).rejects.toThrow(message);
  expect(existsSync(at('a/lock'))).toBe(true);
});
