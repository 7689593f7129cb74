import { craftApk, type Signer } from '@sideguide/apk-verify/testing';
import { entryText } from '@sideguide/content-kit/files';
import { beforeAll, expect, it } from 'vitest';
import { own, signedBy, signerDigest, stranger } from '../../../../e2e/support/check-folder.ts';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { forbiddenOutput } from '../../../../e2e/support/sideguide.ts';
import { testFolder } from '../../../../e2e/support/test-folder.ts';

const temp = testFolder();
beforeAll(() => {
  // As in every folder that holds a catalogue in TypeScript.
  temp.put('package.json', '{ "type": "module" }');
  const entry = (name: string, packageName: string, key: Signer) =>
    temp.put(
      `content/apps/${packageName}.ts`,
      entryText({
        package: packageName,
        name,
        publisher: `${name} Org`,
        page: 'https://example.org/',
        certificates: [{ sha256: signerDigest(key), place: 'page', channel: 'example.org' }],
      }),
    );
  entry('Example', 'org.example.app', own);
  entry('Other', 'org.other.app', stranger);
  temp.put('example.apk', craftApk({ sign: signedBy(own) }));
  temp.put('other.apk', craftApk({ package: 'org.other.app', label: 'Other', sign: signedBy(stranger) }));
  temp.put('fake.apk', craftApk({ sign: signedBy(stranger) }));
  temp.put('third.apk', craftApk({ package: 'org.third.app', label: 'Third', sign: signedBy(stranger) }));
});

const verify = (words: string) =>
  runCommand([
    ...['app', 'verify', '--content', temp.at('content')],
    ...words.split(' ').map((word) => (word.endsWith('.apk') ? temp.at(word) : word)),
  ]);

it.each<[words: string, status: number, sentence: string, moreText?: string]>([
  ['example.apk', 0, 'Genuine: Example, signed by Example Org.'],
  ['org.example.app example.apk', 0, 'Genuine: Example, signed by Example Org.', `Listed       ${signerDigest(own)}`],
  [
    'org.example.app other.apk',
    6,
    'Another app: this is Other (org.other.app), not Example (org.example.app).',
    `Listed       ${signerDigest(own)}`,
  ],
  [
    'org.example.app third.apk',
    6,
    'Another app: this is org.third.app, not Example (org.example.app).',
    signerDigest(stranger),
  ],
  ['third.apk', 3, 'Unknown app: org.third.app, signed by “CN=Somebody”.', 'The same key signs org.other.app'],
  [
    'org.example.app fake.apk',
    1,
    'Do not install this file: it bears the package name of a known app and is signed by somebody else.',
    `Signer       ${signerDigest(stranger)}`,
  ],
])(
  'app verify %s: %i',
  async (words, status, sentence, moreText = '') => {
    const { out, err, status: actualStatus } = await verify(words);
    expect([out.split('\n')[0], actualStatus, err]).toEqual([sentence, status, '']);
    expect(out).toContain(moreText);
    expect(out).not.toMatch(forbiddenOutput);
  },
  60_000,
);

it('names the expected app in JSON', async () => {
  const { out, status } = await verify('org.example.app other.apk --json');
  expect([status, JSON.parse(out)]).toEqual([
    6,
    expect.objectContaining({ answer: 'another-app', wanted: 'org.example.app', package: 'org.other.app' }),
  ]);
});
