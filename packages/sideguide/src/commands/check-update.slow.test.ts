import { type Craft, craftApk, evil, page } from '@sideguide/apk-verify/testing';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { forbiddenOutput } from '../../../../e2e/support/sideguide.ts';
import { testFolder } from '../../../../e2e/support/test-folder.ts';

const temp = testFolder();

/** Crafts an unknown app, so that only the relation between the files matters. */
const craft = (name: string, signer: typeof page, overrides: Craft = {}): string => {
  const sign = { v1: [signer], v2: [signer], v3: [signer] };
  return temp.put(name, craftApk({ package: 'org.example.nobody', ...overrides, sign }));
};
const old = craft('old.apk', page);
const next = craft('next.apk', page, { root: { versionCode: 8 } });
const shared = craft('shared.apk', page, { root: { sharedUserId: 'org.example.one' } });
const fake = craft('fake.apk', evil, { root: { versionCode: 9 } });
const other = craft('other.apk', page, { package: 'org.example.another' });

describe('check OLD NEW', () => {
  it.each<[string, string[], number, RegExp]>([
    ['an update', [old, next], 3, /“.*next\.apk” can be installed over “.*old\.apk”: same app/],
    ['an update that is not certain', [shared, next, '--android', '12'], 8, /^Whether .* is not certain: /m],
    ['an older version', [next, old], 8, /cannot be installed over .*it is older \(version code 7; the first has 8\)/],
    ['another signer', [old, fake], 8, /signed by different keys.*\(for Android 5\.0 and later\)/],
    ['another signer, on one Android', [old, fake, '--android', '14'], 8, /different keys.*\(for Android 14\)/],
    ['another app', [old, other], 3, /two apps: .* is installed beside/],
  ])('%s', async (_name, args, status, message) => {
    const result = await runCommand(['check', ...args]);
    expect([result.status, result.err]).toEqual([status, '']);
    expect(result.out).toMatch(message);
    expect(result.out).not.toMatch(forbiddenOutput);
  });

  it('adds the result to the second file in JSON', async () => {
    const { out, status } = await runCommand(['check', '--json', next, old]);
    expect(status).toBe(8);
    const [first, second] = JSON.parse(out);
    expect(first).not.toHaveProperty('update');
    expect(second.update).toEqual({
      replaces: true,
      installs: 'no',
      obstacles: [
        expect.objectContaining({ code: 'FAILED_VERSION_DOWNGRADE', detail: { versionCode: 7, installed: 8 } }),
      ],
    });
  });

  it('does not compare three files', async () => {
    const { out, status } = await runCommand(['check', next, old, fake]);
    expect([status, out.includes('installed over')]).toEqual([3, false]);
  });
});
