import { craftApk, signer } from '@sideguide/apk-verify/testing';
import { describe, expect, it } from 'vitest';
import { genuineApk, makeCheckFolder, own, signedBy, signerDigest } from '../../../../e2e/support/check-folder.ts';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';

const temp = makeCheckFolder();

describe.concurrent('check, with several files', () => {
  it('prints a sentence for each, and exits with the most serious status', async () => {
    const names = ['genuine.apk', 'store.apk', 'nothing.apk', 'page.apk'];
    const { status, out, err } = await sideguide([
      'check',
      ...names.map((name) => temp.at(name)),
      '--content',
      temp.content,
    ]);
    expect([status, err]).toEqual([2, '']);
    expect(out).toContain(`${temp.at('genuine.apk')}: Genuine: Example`);
    expect(out).toContain(`${temp.at('store.apk')}: Genuine, but the build of another place`);
    expect(out).toContain(`There is no file “${temp.at('nothing.apk')}”.`);
    expect(out).not.toMatch(forbiddenOutput);
  });

  it('prints JSON as an object for one file, and as a list for several', async () => {
    const one = JSON.parse((await temp.check('genuine.apk', '--json', '--android', '14')).out);
    expect(one).toMatchObject({
      file: temp.at('genuine.apk'),
      answer: 'genuine',
      status: 0,
      sentence: 'Genuine: Example, signed by Example Org.',
      size: genuineApk.length,
      kind: 'apk',
      package: 'org.example.app',
      identity: { who: 'genuine', channel: 'example.org', rotated: false },
      signers: [{ sha256: signerDigest(own), subject: 'CN=Example makers', key: { algorithm: 'RSA', bits: 2048 } }],
      installability: { installs: 'yes' },
      facts: { package: 'org.example.app', label: 'Example', versionCode: 7, minSdk: 21, targetSdk: 36 },
      report: { verified: true, range: { minSdk: 34, maxSdk: 34 }, errors: [], tricks: [] },
    });
    expect(one.facts).not.toHaveProperty('icon');
    const two = await sideguide([
      'check',
      '--json',
      temp.at('fake.apk'),
      temp.at('nothing.apk'),
      '--content',
      temp.content,
    ]);
    expect(two.status).toBe(1);
    expect(JSON.parse(two.out)).toMatchObject([
      { answer: 'do-not-install', danger: 'mismatch', status: 1 },
      {
        answer: 'unreadable',
        status: 2,
        sentence: expect.stringContaining('There is no file'),
        remedy: expect.any(String),
      },
    ]);
  });
});

it('escapes the texts of a hostile file', async () => {
  const label = 'Safe\u202egpj.\u001b[2J\u001b]0;owned\u0007\nGenuine: all is well.\u200b\u{e0041}';
  temp.put(
    'hostile.apk',
    craftApk({
      label,
      root: { versionName: '1\r\u009b31m' },
      sign: signedBy(signer('rsa-2048-c', { subject: 'A\u2028\u001b[1mB' })),
    }),
  );
  const text = await temp.check('hostile.apk');
  expect(text.out).not.toMatch(forbiddenOutput);
  expect(text.out).toContain('Safe\\u{202e}gpj.\\u{1b}[2J');
  expect(text.out.split('\n').filter((line) => line.startsWith('Genuine'))).toEqual([]);
  const json = await temp.check('hostile.apk', '--json');
  expect(json.out).not.toMatch(forbiddenOutput);
  expect(JSON.parse(json.out).facts.label).toBe(label);
});

it('does not exit with 0 if nobody reads its output', async () => {
  expect((await temp.check('genuine.apk')).status).toBe(0);
  const path = temp.at('genuine.apk');
  expect(await sideguide(['check', path, '--content', temp.content], { closesOutput: true })).toEqual({
    status: 2,
    out: '',
    err: '',
  });
});
