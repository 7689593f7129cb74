// Long, because three kinds of source share what makes the apps, their index and its server.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { craftApk, lineage, type Signer, signer } from '@sideguide/apk-verify/testing';
import { Stop } from '@sideguide/cli-kit';
import { operatorFormat } from '@sideguide/content-kit/files';
import type { AppEntry } from '@sideguide/guide-core/model';
import { listen } from '@sideguide/site-kit/serve';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import type { Offer } from './candidate.ts';
import { type Choice, importApps } from './import-apps.ts';
import { readReleaseFolder } from './read-folder.ts';
import { readIndexFile, readRepository } from './read-index.ts';
import { renewalWorkflow, writeRenewalWorkflow } from './renewal-workflow.ts';

const { at, put } = folderPerTest();
const makers = signer('rsa-2048-a', { subject: 'Example makers' });
const others = signer('rsa-2048-b', { subject: 'Somebody' });
const repositoryKey = signer('rsa-2048-c', { subject: 'A repository' });
const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const certificateOf = ({ certificates: [own] }: Signer) => digest(own!);

/** One version of an app, as an index describes it. */
const version = (code: number, more: Record<string, unknown> = {}, manifest: Record<string, unknown> = {}) => ({
  file: { name: `/org.example.app_${code}.apk`, sha256: digest(String(code)), size: 1000 + code },
  manifest: {
    versionName: `1.${code}`,
    versionCode: code,
    usesSdk: { minSdkVersion: 24, targetSdkVersion: 35 },
    signer: { sha256: [certificateOf(makers)] },
    ...manifest,
  },
  ...more,
});
const app = (versions: readonly object[], metadata: Record<string, unknown> = {}) => ({
  metadata: { name: { 'en-US': 'Example' }, authorName: 'Example makers', categories: ['VPN & Proxy'], ...metadata },
  versions: Object.fromEntries(versions.map((one, n) => [String(n), one])),
});
const index = (packages: Record<string, unknown>, repository: Record<string, unknown> = {}) => ({
  repo: {
    name: { 'en-US': 'Example repository' },
    address: 'https://example.org/fdroid/repo',
    webBaseUrl: 'https://example.org/packages/',
    ...repository,
  },
  packages,
});

/** The catalogue of a guide that has only what was imported. */
function catalogue() {
  const folder = at('g');
  const files = existsSync(at('g/apps')) ? readdirSync(at('g/apps')) : [];
  const apps = files.map((name) => JSON.parse(readFileSync(at(`g/apps/${name}`), 'utf8')) as AppEntry);
  return {
    folder,
    apps: new Map(apps.map((app) => [app.package, app])),
    known: new Map(),
    entries: apps,
    format: operatorFormat(folder),
  };
}

/** Imports, and returns what was left out as one text, or the error. */
async function run(source: Offer | Promise<Offer>, choice: Choice = {}) {
  const offer = await source;
  const { written, unchanged, leftOut } = importApps(offer, catalogue(), choice);
  return { offer, written, unchanged, out: leftOut.map(({ what, reason }) => `${what}: ${reason}`).join('\n') };
}
const entry = (id = 'org.example.app') => JSON.parse(readFileSync(at(`g/apps/${id}.jsonc`), 'utf8'));
const readIndex = (value: unknown) => readIndexFile(put('index-v2.json', JSON.stringify(value)));
const plain = { 'org.example.app': app([version(2), version(1)]) };

beforeEach(() => {
  mkdirSync(at('g'));
  writeFileSync(at('g/sideguide.jsonc'), '{ "catalogue": "only" }');
});

describe('an index in a file', () => {
  it('gives entries with certificate, version, oldest Android and page, and a second time nothing', async () => {
    const { offer, written, out } = await run(readIndex(index(plain)));
    expect([written.length, out]).toEqual([1, '']);
    expect(offer.about).toContain('Nothing proves whose index this is');
    expect(entry()).toMatchObject({
      package: 'org.example.app',
      name: 'Example',
      publisher: 'Example makers',
      kind: 'vpn',
      page: 'https://example.org/packages/org.example.app/',
      download: 'https://example.org/fdroid/repo/org.example.app_2.apk',
      version: '1.2',
      size: 1002,
      sha256: digest('2'),
      minSdk: 24,
      certificates: [{ sha256: certificateOf(makers), place: 'page', channel: 'example.org' }],
      confidence: 'low',
    });
    const before = readFileSync(at('g/apps/org.example.app.jsonc'), 'utf8');
    expect(await run(offer)).toMatchObject({ written: [], unchanged: ['org.example.app'], out: '' });
    expect(readFileSync(at('g/apps/org.example.app.jsonc'), 'utf8')).toBe(before);
  });

  it('renews what describes the file, and leaves what the operator wrote', async () => {
    await run(readIndex(index(plain)));
    const mine = { ...entry(), name: 'My app', needs: ['background'], note: { en: 'Ours.' }, confidence: 'high' };
    put('g/apps/org.example.app.jsonc', JSON.stringify(mine));
    await run(readIndex(index({ 'org.example.app': app([version(3)]), 'org.example.new': app([version(1)]) })), {
      renew: true,
    });
    expect(entry()).toMatchObject({
      ...mine,
      version: '1.3',
      sha256: digest('3'),
      size: 1003,
      download: expect.any(String),
      sources: [expect.stringContaining('version 1.3')],
    });
    expect(readdirSync(at('g/apps'))).toEqual(['org.example.app.jsonc']);
  });

  it('takes the newest stable file for most phones', async () => {
    const abi = (code: number, ...nativecode: string[]) => version(code, {}, { versionName: '2.0', nativecode });
    const packages = {
      'org.example.app': app([
        version(99, { releaseChannels: ['Beta'] }),
        abi(24, 'x86_64'),
        abi(23, 'arm64-v8a'),
        abi(22, 'armeabi-v7a'),
        version(21),
      ]),
      'org.example.tv': app([abi(5, 'x86')]),
      'org.example.kept': app([version(9, {}, { signer: { sha256: [certificateOf(others)] } }), version(8)], {
        preferredSigner: certificateOf(makers),
      }),
    };
    const { out } = await run(readIndex(index(packages)));
    expect(entry().sha256).toBe(digest('23'));
    expect(entry('org.example.kept').sha256).toBe(digest('8'));
    expect(out).toMatch(/org\.example\.tv: its files are for x86, which phones do not have/);
  });

  it('refuses another signer of an app that is known, unless it is accepted', async () => {
    await run(readIndex(index(plain)));
    const changed = index({
      'org.example.app': app([version(3, {}, { signer: { sha256: [certificateOf(others)] } })]),
    });
    const { written, out } = await run(readIndex(changed));
    expect(written).toEqual([]);
    expect(out).toContain('it is known with another signer');
    expect(entry().version).toBe('1.2');
    await run(readIndex(changed), { yes: true });
    expect(entry()).toMatchObject({ version: '1.3', certificates: [{}, { sha256: certificateOf(others) }] });
  });

  it.each<[name: string, packages: Record<string, unknown>, reason: string]>([
    [
      'a path out of the repository',
      { 'org.example.app': app([version(1, { file: { name: '/../../x.apk', sha256: digest(''), size: 1 } })]) },
      'is no plain path of an APK',
    ],
    [
      'an address for a path',
      {
        'org.example.app': app([
          version(1, { file: { name: 'https://evil.example/x.apk', sha256: digest(''), size: 1 } }),
        ]),
      },
      'is no plain path of an APK',
    ],
    ['a package name that is a path', { '../../x': app([version(1)]) }, 'that is no package name'],
    ['__proto__', JSON.parse('{"__proto__": {"metadata": {}, "versions": {}}}'), 'that is no package name'],
    [
      'markup in a name',
      { 'org.example.app': app([version(1)], { name: { en: '<img src=x onerror=alert(1)>' } }) },
      'there is markup in its name',
    ],
    [
      'no certificate',
      { 'org.example.app': app([version(1, {}, { signer: {} })]) },
      'the certificate of its file is not named',
    ],
    ['no version', { 'org.example.app': { metadata: {}, versions: [] } }, 'it has no version'],
    ['values of other types', { 'org.example.app': 7 }, 'it has no version'],
  ])('leaves out %s, and says so', async (_name, packages, reason) => {
    expect((await run(readIndex(index(packages)))).out).toContain(reason);
    expect(existsSync(at('g/apps')) ? readdirSync(at('g/apps')) : []).toEqual([]);
    expect(readdirSync(at('')).sort()).toEqual(['g', 'index-v2.json']);
  });

  it.each<[name: string, text: string | (() => string), sentence: string]>([
    ['no JSON', 'x', 'is no JSON.'],
    ['another JSON', '{"apps": []}', 'is no index of an F-Droid repository'],
    [
      'an export of Obtainium',
      '{"apps": [{"id": "org.example.app", "url": "https://github.com/example/app"}]}',
      'is an export of Obtainium: it names apps and their pages, but no certificate',
    ],
    ['deeply nested lists', '['.repeat(200_000), 'is no JSON.'],
    ['100 MB', () => ' '.repeat(100e6), 'has more than 80 MB; nothing of it was used.'],
    [
      'an address that is none',
      JSON.stringify(index(plain, { address: 'javascript:alert(1)' })),
      'does not say where its files can be had',
    ],
    [
      'a thousand apps',
      JSON.stringify(
        index(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`org.example.a${n}`, app([version(n + 1)])]))),
      ),
      'The source has 1000 apps',
    ],
  ])('is refused: %s', async (_name, text, sentence) => {
    const file = put('index-v2.json', typeof text === 'string' ? text : text());
    const error: unknown = await run(readIndexFile(file)).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(Stop);
    expect((error as Stop).message).toContain(sentence);
    expect(existsSync(at('g/apps'))).toBe(false);
  });

  it('takes the apps that are named, and says which the source does not have', async () => {
    const packages = Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [`org.example.a${n}`, app([version(n + 1)])]),
    );
    const { offer, out } = await run(readIndex(index(packages)), { apps: 'org.example.a7,org.example.nothing' });
    expect(readdirSync(at('g/apps'))).toEqual(['org.example.a7.jsonc']);
    expect(out).toMatch(/org\.example\.nothing: the source has no such app/);
    expect((await run(offer, { apps: 'org.example.a8', 'dry-run': true })).written).toHaveLength(1);
    expect(readdirSync(at('g/apps'))).toHaveLength(1);
  });
});

describe('a repository at its address', () => {
  let server: Server;
  let address: string;
  let files: Record<string, Uint8Array | string> = {};
  beforeAll(async () => {
    server = createServer((request, response) => {
      const file = files[request.url!];
      response.writeHead(file === undefined ? 404 : 200).end(file);
    });
    address = `http://localhost:${(await listen(server, 0)).port}/repo`;
  });
  afterAll(() => void server.close());

  /** Publishes an index; `by` signs it, and `named` is the one whose digest is signed. */
  const publish = (value: unknown, { by = repositoryKey, named = value }: { by?: Signer; named?: unknown } = {}) => {
    const [text, signed] = [JSON.stringify(value), JSON.stringify(named)];
    const content = JSON.stringify({
      timestamp: 1,
      version: 20002,
      index: { name: '/index-v2.json', sha256: digest(signed), size: signed.length },
    });
    files = {
      '/repo/index-v2.json': text,
      '/repo/entry.jar': craftApk({
        parts: [{ name: 'entry.json', data: new TextEncoder().encode(content) }],
        without: ['AndroidManifest.xml', 'classes.dex', 'res/raw/text.txt', 'resources.arsc'],
        sign: { v1: [by], marks: false },
      }),
    };
  };

  it('is imported after its signature was checked, and renewed by a workflow', async () => {
    publish(index(plain));
    const key = certificateOf(repositoryKey);
    const { offer } = await run(readRepository(`${address}?fingerprint=${key.toUpperCase()}`));
    expect(offer.about).toBe('“Example repository” is signed. Its key is the one that you named.');
    expect(entry()).toMatchObject({ confidence: 'medium', version: '1.2' });
    // What was read over `http:`, from this machine, is a sound entry too.
    expect(entry().sources[0]).toMatch(/^localhost:\d+\/repo\/ \(F-Droid index\)/);
    expect(writeRenewalWorkflow(at('g'), offer.again!)).toBe(renewalWorkflow);
    // One that is there may be the operator's own.
    expect(writeRenewalWorkflow(at('g'), 'https://other.example/repo')).toBeUndefined();
    const workflow = readFileSync(at(`g/${renewalWorkflow}`), 'utf8');
    const named = /npx --no-install sideguide import '(.*)' --renew/.exec(workflow)![1]!;
    publish(index({ 'org.example.app': app([version(5)]), 'org.example.other': app([version(1)]) }));
    expect(named).toBe(`${address}?fingerprint=${key}`);
    await run(readRepository(named), { renew: true });
    expect(entry().version).toBe('1.5');
    expect(readdirSync(at('g/apps'))).toHaveLength(1);
  });

  it('tells the key to compare if none is named', async () => {
    publish(index(plain));
    const { about, again } = await readRepository(address);
    expect(about).toContain(`Its key is ${certificateOf(repositoryKey)}: compare it`);
    expect(again).toBe(`${address}?fingerprint=${certificateOf(repositoryKey)}`);
  });

  it.each<[name: string, prepare: () => void, source: () => string, sentence: string]>([
    [
      'another key',
      () => publish(index(plain), { by: others }),
      () => `${address}?fingerprint=${certificateOf(repositoryKey)}`,
      'is signed with another key',
    ],
    [
      'another index',
      () => publish(index({}), { named: index(plain) }),
      () => address,
      'is another file than the one that the repository signed',
    ],
    [
      'a changed signature file',
      () => {
        publish(index(plain));
        const jar = Uint8Array.from(files['/repo/entry.jar'] as Uint8Array);
        jar[jar.indexOf(0x22) + 3]! ^= 1;
        files['/repo/entry.jar'] = jar;
      },
      () => address,
      'The signature of',
    ],
    [
      'no signature',
      () => {
        publish(index(plain));
        files['/repo/entry.jar'] = 'x';
      },
      () => address,
      'The signature of',
    ],
    [
      'no repository',
      () => {
        files = {};
      },
      () => address,
      'answers 404.',
    ],
    [
      'too large',
      () => {
        publish(index(plain));
        files['/repo/index-v2.json'] = ' '.repeat(90e6);
      },
      () => address,
      'has more than 80 MB',
    ],
    [
      'a fingerprint that is none',
      () => publish(index(plain)),
      () => `${address}?fingerprint=abc`,
      'The fingerprint in the address is no SHA-256.',
    ],
    ['no https', () => publish(index(plain)), () => 'http://example.org/repo', 'is not an https address'],
  ])('is refused: %s', async (_name, prepare, source, sentence) => {
    prepare();
    await expect(run(readRepository(source()))).rejects.toThrow(sentence);
    expect(existsSync(at('g/apps'))).toBe(false);
  });
});

describe('a folder of release files', () => {
  const apk = (name: string, options: Parameters<typeof craftApk>[0] = {}) =>
    put(`files/${name}`, craftApk({ sign: { v1: [makers], v2: [makers], v3: [makers] }, ...options }));

  it('takes no file of an app whose files have different signers: which is the operator’s, nobody knows', async () => {
    apk('mine.apk', { root: { versionCode: 1 } });
    apk('newer.apk', { root: { versionCode: 2 }, sign: { v1: [others], v2: [others], v3: [others] } });
    put('files/notes.txt', 'no app');
    const offer = await readReleaseFolder(
      at('files'),
      { page: 'https://example.org/' },
      { entries: [], pageOf: () => undefined },
    );
    expect(offer.about).toMatch(/^2 files were read;/);
    expect(offer.candidates).toEqual([]);
    expect(offer.leftOut).toContainEqual({
      what: 'org.example.app',
      reason: `leave only yours there: these two have different signers, newer.apk (${certificateOf(others)}) and mine.apk (${certificateOf(makers)})`,
    });
  });

  it('takes the newest file if its proof of rotation names the signers of the others, whatever their names', async () => {
    const rotated = { v1: [makers], v2: [makers], v3: [{ ...others, attributes: [lineage([makers, others])] }] };
    const read = () =>
      readReleaseFolder(at('files'), { page: 'https://example.org/' }, { entries: [], pageOf: () => undefined });
    apk('a.apk', { root: { versionCode: 3 }, sign: rotated });
    apk('b.apk', { root: { versionCode: 1 } });
    apk('c.apk', { root: { versionCode: 2 }, sign: rotated });
    const { candidates, leftOut } = await read();
    expect(candidates).toMatchObject([{ version: '1.7', signers: [certificateOf(others), certificateOf(makers)] }]);
    expect(leftOut.map(({ what, reason }) => `${what}: ${reason}`)).toEqual([
      'c.apk: a.apk is newer',
      'b.apk: a.apk is newer',
    ]);
    // The former key may be in other hands: it does not follow its successor.
    apk('d.apk', { root: { versionCode: 4 } });
    expect((await read()).candidates).toEqual([]);
  });

  it('leads from a single file to `add`', async () => {
    apk('mine.apk');
    put('g/sideguide.jsonc', '{}');
    const { status, err } = await runCommand(['import', at('files/mine.apk'), '--folder', at('g')]);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(/is the file of one app\.\nAdd it: .* add FILE --page URL/),
    ]);
  });

  it('gives an entry for the newest file of each app, and says what it left out', async () => {
    apk('app-1.apk', { root: { versionCode: 1, versionName: '1.0' } });
    apk('app-2.apk', { root: { versionCode: 2, versionName: '2.0' } });
    apk('app-2b.apk', { root: { versionCode: 2, versionName: '2.0' } });
    apk('fake.apk', { package: 'org.example.fake', sign: null });
    put('files/notes.txt', 'notes');
    const read = (places: object) => {
      const known = catalogue();
      return readReleaseFolder(at('files'), places, {
        entries: known.entries,
        pageOf: (id) => known.apps.get(id)?.page,
      });
    };
    const places = { page: 'https://example.org/{package}', download: 'https://example.org/files/{file}' };
    const { out } = await run(read(places));
    const [written] = readdirSync(at('g/apps'));
    const { version: name, page, download, certificates, minSdk } = entry(written!.replace('.jsonc', ''));
    expect({ name, page, download }).toEqual({
      name: '2.0',
      page: `https://example.org/${written!.replace('.jsonc', '')}`,
      download: 'https://example.org/files/app-2.apk',
    });
    expect(certificates[0].sha256).toBe(certificateOf(makers));
    expect(minSdk).toBeGreaterThan(0);
    expect(out).toMatch(/app-1\.apk: app-2\.apk is newer/);
    expect(out).toMatch(/app-2b\.apk: app-2\.apk has the same version/);
    expect(out).toMatch(/fake\.apk: nobody signed this file/);
    expect(out).toMatch(/notes\.txt: it is no file that ends in \.apk/);
    expect((await run(read(places))).unchanged).toHaveLength(1);
    rmSync(at('g/apps'), { recursive: true });
    expect((await run(read({}))).out).toContain('nobody said on which page readers find it');
  });
});
