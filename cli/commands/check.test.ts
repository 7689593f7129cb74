// Long, as it is one table of every sentence and one of everything that is no file.
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryText } from '#cli/content/entry-text.ts';
import { lineage } from '../../tests/support/apk/block-signer.ts';
import { craftApk, library } from '../../tests/support/apk/craft.ts';
import { hash } from '../../tests/support/apk/signature-writer.ts';
import { type Signer, signer } from '../../tests/support/apk/signer.ts';
import { joinZip, layZip } from '../../tests/support/apk/zip-writer.ts';
import { type Desk, desk, sideguide, traces } from '../../tests/support/sideguide.ts';

const digestOf = ({ certificates }: Signer) => Buffer.from(hash('sha256', certificates[0]!)).toString('hex');
const by = (...signers: Signer[]) => ({ v1: signers, v2: signers, v3: signers.slice(0, 1) });

const own = signer('rsa-2048-a', { subject: 'Example makers' });
const store = signer('rsa-2048-b', { subject: 'A store' });
const stranger = signer('rsa-2048-c', { subject: 'Somebody' });
const debug = signer('rsa-2048-c', { subject: 'Android Debug' });

const genuine = craftApk({ sign: by(own) });
const flipped = Uint8Array.from(genuine, (byte, at) => (at === 200 ? byte ^ 1 : byte));

/** Files by name; what is said of them stands below. */
const files = {
  'genuine.apk': genuine,
  'store.apk': craftApk({ sign: by(store) }),
  'new-key.apk': craftApk({ sign: { ...by(own), v3: [{ ...stranger, attributes: [lineage([own, stranger])] }] } }),
  'arm.apk': craftApk({ sign: by(own), parts: [library('arm64-v8a')] }),
  'test-only.apk': craftApk({ sign: by(own), application: { testOnly: true } }),
  'newer-only.apk': craftApk({ sign: { v2: [own], v3: [own] } }),
  'other-app.apk': craftApk({ package: 'org.other.app', label: 'Other', sign: by(stranger) }),
  'same-signer.apk': craftApk({ package: 'org.other.app', label: 'Other', sign: by(own) }),
  'false-name.apk': craftApk({ package: 'org.other.app', label: 'Ехаmple', sign: by(stranger) }),
  'fake.apk': craftApk({ sign: by(stranger) }),
  'debug-key.apk': craftApk({ sign: by(debug) }),
  'unsigned.apk': craftApk({ sign: null }),
  'altered.apk': flipped,
  'old-signature.apk': craftApk({ sign: { v1: [own] }, sdk: { target: 30 } }),
  'janus.apk': craftApk({
    sign: { v1: [own], zip: { front: new TextEncoder().encode('dex\n035\0') } },
    sdk: { target: 29 },
  }),
  'no-manifest-inside.apk': craftApk({
    sign: by(own),
    parts: [{ name: 'AndroidManifest.xml', data: new Uint8Array(99) }],
  }),
  'part.apk': genuine.subarray(0, 900),
  'page.apk': '<!doctype html><title>Download</title>',
  'empty.apk': '',
  'noise.apk': new Uint8Array(5000).fill(0x55),
  'archive.apk': joinZip(layZip([{ name: 'readme.txt', data: new Uint8Array(9) }])),
  'splits.apks': joinZip(
    layZip([
      { name: 'toc.pb', data: new Uint8Array(9) },
      { name: 'base.apk', data: genuine },
    ]),
  ),
} as const;

let place: Desk;
let content: string;

beforeAll(() => {
  place = desk();
  const certificate = (one: Signer, at: 'page' | 'elsewhere', channel: string) => ({
    sha256: digestOf(one),
    place: at,
    channel,
  });
  const app = {
    package: 'org.example.app',
    name: 'Example',
    publisher: 'Example Org',
    kind: 'tools',
    page: 'https://example.org/download',
    certificates: [certificate(own, 'page', 'example.org'), certificate(store, 'elsewhere', 'A Store')],
    needs: [],
    sources: ['the tests'],
    checked: '2026-11-21',
    confidence: 'low',
  };
  place.put('content/apps/org.example.app.ts', entryText(app));
  content = join(place.folder, 'content');
  for (const [name, data] of Object.entries(files)) place.put(name, data);
});
afterAll(() => place.remove());

const check = (name: string, ...options: string[]) =>
  sideguide(['check', join(place.folder, name), '--content', content, ...options]);

describe.concurrent('one sentence, and an exit status that says the same', () => {
  it.each<[name: string, options: string, status: number, sentence: string, more?: string]>([
    ['genuine.apk', '', 0, 'Genuine: Example, signed by Example Org.', 'v1, v2, v3 verified'],
    ['genuine.apk', '--android 14', 0, 'Genuine: Example, signed by Example Org.', 'Checked for  Android 14 (API 34)'],
    [
      'genuine.apk',
      '--range 21-23',
      0,
      'Genuine: Example, signed by Example Org.',
      'Android 5.0 (API 21) to Android 6 (API 23)',
    ],
    [
      'genuine.apk',
      '--android 4.4',
      4,
      'Genuine, but not for your phone: Example.',
      'it needs Android 5.0 (API 21) or later',
    ],
    ['new-key.apk', '', 0, 'Genuine: Example, signed by Example Org.', `Formerly     ${digestOf(own)}`],
    [
      'arm.apk',
      '--abi x86,x86_64',
      4,
      'Genuine, but not for your phone: Example.',
      'it is built for other processors: arm64-v8a',
    ],
    ['arm.apk', '--abi armeabi-v7a,arm64-v8a', 0, 'Genuine: Example, signed by Example Org.'],
    [
      'test-only.apk',
      '',
      4,
      'Genuine, but no phone installs it: Example.',
      'The phone says: “App not installed as package appears to be invalid.”',
    ],
    ['newer-only.apk', '', 0, 'Genuine: Example, signed by Example Org, for Android 7.0 and later only.'],
    ['newer-only.apk', '--range 21-', 1, 'Do not install this file: nobody signed it.', 'JAR_SIG_NO_MANIFEST'],
    ['store.apk', '', 5, 'Genuine, but the build of another place: Example as A Store signs it.'],
    ['other-app.apk', '', 3, 'Unknown app: org.other.app, signed by “CN=Somebody”.', digestOf(stranger)],
    [
      'same-signer.apk',
      '',
      3,
      'Unknown app: org.other.app, signed by “CN=Example makers”.',
      'The same key signs org.example.app',
    ],
    [
      'false-name.apk',
      '',
      3,
      'Unknown app: org.other.app, signed by “CN=Somebody”.',
      'Beware: it bears the name of a known app (org.example.app)',
    ],
    [
      'false-name.apk',
      '--android 4.4',
      4,
      'Unknown app, and not for your phone: org.other.app, signed by “CN=Somebody”.',
      'Beware: it bears the name',
    ],
    [
      'other-app.apk',
      '--android 4.4',
      4,
      'Unknown app, and not for your phone: org.other.app, signed by “CN=Somebody”.',
    ],
    [
      'fake.apk',
      '',
      1,
      'Do not install this file: it bears the package name of a known app and is signed by somebody else.',
      'https://example.org/download',
    ],
    ['debug-key.apk', '', 1, 'Do not install this file: it is signed with a key that everybody has (Android Debug).'],
    ['unsigned.apk', '', 1, 'Do not install this file: nobody signed it.'],
    ['altered.apk', '', 1, 'Do not install this file: it was changed after it was signed.', 'Errors'],
    [
      'old-signature.apk',
      '--android 14',
      1,
      'Do not install this file: its signature is of a kind that this Android no longer takes for it.',
    ],
    [
      'janus.apk',
      '',
      1,
      'Do not install this file: it is built so that a phone installs something else than what was signed (dex-in-front).',
    ],
    [
      'no-manifest-inside.apk',
      '',
      1,
      'Do not install this file: it is damaged, most often by a download that broke off (manifest).',
    ],
    ['part.apk', '', 7, 'Not an app file: a part of a download that broke off.'],
    ['page.apk', '', 7, 'Not an app file: a web page saved under its name.'],
    ['empty.apk', '', 7, 'Not an app file: the file is empty.'],
    ['noise.apk', '', 7, 'Not an app file: what is in it is nothing that Android installs.'],
    ['archive.apk', '', 7, 'Not an app file: a ZIP archive of something else.'],
    ['splits.apks', '', 7, 'Not an app file: a bundle of split APKs (.apks).', 'get the APK of the app instead'],
  ])(
    '%s %s: %i',
    async (name, options, status, sentence, more = '') => {
      const { out, err, status: found } = await check(name, ...options.split(' ').filter(Boolean));
      expect([out.split('\n')[0], found, err]).toEqual([sentence, status, '']);
      expect(out).toContain(more);
      expect(out).not.toMatch(traces);
    },
    60_000,
  );
});

describe.concurrent('what is no file to be read', () => {
  const at = (name: string) => join(place.folder, name);

  it.each<[name: string, sentence: string, remedy: string]>([
    ['nothing.apk', 'There is no file “*”.', 'Check the name and the folder.'],
    ['genuine.apk/inside', 'There is no file “*”.', 'Check the name and the folder.'],
    ['.', '“*” is a folder, not a file.', 'Name the file in it, e.g. '],
    ['n'.repeat(300), 'The name of the file is too long.', 'Check the name and the folder.'],
  ])(
    '%s',
    async (name, sentence, remedy) => {
      const path = name === '.' ? place.folder : at(name);
      const { status, out, err } = await sideguide(['check', path]);
      expect([status, out, err.split('\n')[0]]).toEqual([2, '', sentence.replace('*', path)]);
      expect(err.split('\n')[1]).toContain(remedy);
      expect(err).not.toMatch(traces);
    },
    60_000,
  );

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

  it.skipIf(process.platform === 'win32')(
    'a file that this account may not read',
    async (test) => {
      chmodSync(place.put('secret.apk', genuine), 0o000);
      chmodSync(place.folder, 0o755);
      // Root may read everything: somebody else has to try, if the project is open to others at all.
      const uid = process.getuid?.() === 0 ? 65_534 : undefined;
      if ((await sideguide(['--version'], { ...(uid === undefined ? {} : { uid }) })).status !== 0)
        test.skip('others may not read the project');
      const { status, err } = await sideguide(['check', at('secret.apk')], { ...(uid === undefined ? {} : { uid }) });
      expect([status, err]).toEqual([
        2,
        `“${at('secret.apk')}” may not be read by this account.\nGive yourself the right to read it: chmod u+r FILE\n`,
      ]);
    },
    60_000,
  );

  // A file of the kernel that says 4096 bytes and has some fifty, as a download that is cut short meanwhile.
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

  it('three gigabytes of nothing are told from an app', async () => {
    const file = openSync(at('large.apk'), 'w');
    ftruncateSync(file, 3_000_000_000);
    closeSync(file);
    expect(await check('large.apk')).toMatchObject({
      status: 7,
      out: expect.stringContaining('Not an app file: what is in it is nothing'),
    });
  }, 60_000);

  it('a catalogue that is not there, or broken', async () => {
    expect(await check('genuine.apk', '--content', at('nowhere')).then(({ err }) => err)).toContain(
      '--content was given twice',
    );
    mkdirSync(at('bare'), { recursive: true });
    const broken = place.put('broken/apps/org.example.app.ts', 'export default {');
    const empty = place.put('empty/apps/org.example.app.ts', "export default { package: 'org.example.app' };");
    for (const [folder, says] of [
      ['nowhere', 'There is no folder'],
      ['bare', 'has no folder “apps”.'],
      ['broken', `The catalogue's file ${broken} cannot be used: `],
      [
        'empty',
        `The catalogue's file ${empty} cannot be used: package, name, publisher, page or certificates do not fit.`,
      ],
    ] as const) {
      const { status, err } = await sideguide(['check', at('genuine.apk'), '--content', at(folder)]);
      expect([status, err]).toEqual([2, expect.stringContaining(says)]);
      expect(err).not.toMatch(traces);
    }
  }, 60_000);
});

describe.concurrent('several files', () => {
  it('each has its sentence, and the gravest its status', async () => {
    const names = ['genuine.apk', 'store.apk', 'nothing.apk', 'page.apk'];
    const { status, out, err } = await sideguide([
      'check',
      ...names.map((name) => join(place.folder, name)),
      '--content',
      content,
    ]);
    expect([status, err]).toEqual([2, '']);
    expect(out).toContain(`${join(place.folder, 'genuine.apk')}: Genuine: Example`);
    expect(out).toContain(`${join(place.folder, 'store.apk')}: Genuine, but the build of another place`);
    expect(out).toContain(`There is no file “${join(place.folder, 'nothing.apk')}”.`);
    expect(out).not.toMatch(traces);
  }, 60_000);

  it('JSON is one object for one file, and a list for several', async () => {
    const one = JSON.parse((await check('genuine.apk', '--json', '--android', '14')).out);
    expect(one).toMatchObject({
      file: join(place.folder, 'genuine.apk'),
      answer: 'genuine',
      status: 0,
      sentence: 'Genuine: Example, signed by Example Org.',
      size: genuine.length,
      kind: 'apk',
      package: 'org.example.app',
      identity: { who: 'genuine', channel: 'example.org', rotated: false },
      signers: [{ sha256: digestOf(own), subject: 'CN=Example makers', key: { algorithm: 'RSA', bits: 2048 } }],
      installability: { installs: true },
      facts: { package: 'org.example.app', label: 'Example', versionCode: 7, minSdk: 21, targetSdk: 36 },
      report: { verified: true, range: { minSdk: 34, maxSdk: 34 }, errors: [], tricks: [] },
    });
    expect(one.facts).not.toHaveProperty('icon');
    const two = await sideguide([
      'check',
      '--json',
      join(place.folder, 'fake.apk'),
      join(place.folder, 'nothing.apk'),
      '--content',
      content,
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
  }, 60_000);
});

it('nothing of a hostile file reaches the terminal as it is', async () => {
  const label = 'Safe\u202egpj.\u001b[2J\u001b]0;owned\u0007\nGenuine: all is well.\u200b\u{e0041}';
  place.put(
    'hostile.apk',
    craftApk({
      label,
      root: { versionName: '1\r\u009b31m' },
      sign: by(signer('rsa-2048-c', { subject: 'A\u2028\u001b[1mB' })),
    }),
  );
  const text = await check('hostile.apk');
  expect(text.out).not.toMatch(traces);
  expect(text.out).toContain('Safe\\u{202e}gpj.\\u{1b}[2J');
  expect(text.out.split('\n').filter((line) => line.startsWith('Genuine'))).toEqual([]);
  const json = await check('hostile.apk', '--json');
  expect(json.out).not.toMatch(traces);
  expect(JSON.parse(json.out).facts.label).toBe(label);
}, 60_000);

it('nobody who reads the answer: that is not “genuine”', async () => {
  expect((await check('genuine.apk')).status).toBe(0);
  const path = join(place.folder, 'genuine.apk');
  expect(await sideguide(['check', path, '--content', content], { deaf: true })).toEqual({
    status: 2,
    out: '',
    err: '',
  });
}, 60_000);
