import { describe, expect, it } from 'vitest';
import { craftApk } from '../../testing/craft.ts';
import { by, entryOf, evil, page } from '../../testing/verdicts.ts';
import { verifyApk } from '../node/index.ts';
import { knownFromIndex, knownFromText } from './known-from.ts';

const [sha256, other] = [page, evil].map((one) => entryOf(one).certificates[0]!.sha256) as [string, string];
const colons = sha256.toUpperCase().match(/../g)!.join(':');
const version = (...digests: readonly string[]) => ({ manifest: { signer: { sha256: digests } } });
const index = (versions: object) => ({
  repo: { name: { 'en-US': 'Example shop' }, address: 'https://example.org/repo' },
  packages: { 'org.example.app': { metadata: { name: { en: 'Example' }, authorName: 'Somebody' }, versions } },
});

describe('an F-Droid index', () => {
  it('names each app with the certificates of its versions', async () => {
    const known = knownFromIndex(index({ a: version(sha256), b: version(sha256), c: version(other, sha256) }));
    expect(known).toEqual([
      {
        ...{ package: 'org.example.app', name: 'Example', publisher: 'Somebody', page: 'https://example.org/repo' },
        certificates: [{ sha256, place: 'page', channel: 'Example shop' }],
      },
    ]);
    const answer = async (file: Uint8Array) => (await verifyApk(file, { known })).verdict;
    expect(await answer(craftApk({ sign: by(page) }))).toMatchObject({ answer: 'genuine' });
    expect(await answer(craftApk({ sign: by(evil) }))).toMatchObject({ danger: 'mismatch' });
  });

  it('leaves out what no certificate can be taken from', () => {
    for (const versions of [{}, { a: version() }, { a: version('text') }, { a: null }, null])
      expect(knownFromIndex(index(versions as object))).toEqual([]);
    for (const wrong of [null, [], { packages: {} }, { repo: { address: 'x' } }])
      expect(() => knownFromIndex(wrong)).toThrow(TypeError);
  });
});

describe('text as AppVerifier shares it', () => {
  it.each([
    ['on two lines', `org.example.app\n${colons}`],
    ['on one line', `org.example.app ${colons}`],
    ['without colons, among words', `Please compare: org.example.app ${sha256} Thanks.`],
    ['twice', `org.example.app ${colons}\n\norg.example.app\n${colons}`],
  ])('%s', (_, text) => {
    expect(knownFromText(text, 'a friend')).toMatchObject([
      { package: 'org.example.app', certificates: [{ sha256, channel: 'a friend' }] },
    ]);
  });

  it('of several apps, one of them with two certificates', () => {
    const text = `org.example.app\n${colons}\n${other}\norg.example.other\n${other}\norg.example.none`;
    const found = knownFromText(text).map((one) => [one.package, one.certificates.map((two) => two.sha256)]);
    expect(found).toEqual([
      ['org.example.app', [sha256, other]],
      ['org.example.other', [other]],
    ]);
  });

  it('without a package or a digest names none', () => {
    for (const text of ['', colons, 'org.example.app', `org.example.app ${sha256.slice(2)}`])
      expect(knownFromText(text)).toEqual([]);
  });
});
