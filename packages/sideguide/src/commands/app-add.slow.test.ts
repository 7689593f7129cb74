import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Craft, craftApk, library, lineage, signer } from '@sideguide/apk-verify/testing';
import { root } from '@sideguide/cli-kit';
import { type Content, checkApps, checkContent, checkKnownSigners } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import type { AppEntry } from '@sideguide/guide-core/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { own, signedBy, signerDigest, stranger } from '../../../../e2e/support/check-folder.ts';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { type Call, forbiddenOutput } from '../../../../e2e/support/sideguide.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';

const id = 'org.example.app';

const temp = folderPerTest();
beforeEach(() => {
  temp.put('package.json', '{ "type": "module" }');
  // Without the tsconfig.json, which refers to files outside the folder.
  const filter = (path: string) => !path.endsWith('tsconfig.json');
  cpSync(join(root, 'content'), temp.at('content'), { recursive: true, filter });
});

const entryFile = (name = id) => temp.at(`content/apps/${name}.ts`);
const read = (path: string) => readFileSync(temp.at(path), 'utf8');

/** Runs `app add` on a crafted file. */
function add(craft: Craft, ...options: string[]): Promise<Call> {
  const file = temp.put('app.apk', craftApk({ sign: signedBy(own), ...craft }));
  return runCommand(['app', 'add', file, '--content', temp.at('content'), ...options]);
}

let importCount = 0;
/** Returns what a file exports now. Modules are cached, so each import has its own URL. */
const entryOf = async (name = id): Promise<AppEntry> =>
  ((await import(`${pathToFileURL(entryFile(name)).href}?${importCount++}`)) as { default: AppEntry }).default;

/** Runs the whole content check, like `npm run check`. */
async function expectValidContent(): Promise<void> {
  const { content, findings } = await loadContent(temp.folder);
  expect([...findings, ...checkContent(content)]).toEqual([]);
}

/** Runs the part of the content check for apps, and the formatter. */
async function expectValidEntry(name = id): Promise<void> {
  const findings: string[] = [];
  const apps = { [name]: await entryOf(name) };
  const content = { apps, knownSigners: JSON.parse(read('content/known-signers.json')) } as unknown as Content;
  for (const check of [checkApps, checkKnownSigners]) check(content, (...finding) => findings.push(finding.join(' ')));
  expect(findings).toEqual([]);
  const texts = [
    [readFileSync(entryFile(name), 'utf8'), 'content/apps/a.ts'],
    [read('content/known-signers.json'), 'content/a.json'],
  ] as const;
  for (const [text, path] of texts) {
    const args = ['format', `--stdin-file-path=${path}`];
    const windows = process.platform === 'win32';
    expect(
      execFileSync(join(root, 'node_modules/.bin/biome'), args, {
        cwd: root,
        input: text,
        encoding: 'utf8',
        shell: windows,
      }),
    ).toBe(text);
  }
}

describe('app add, for a new app', () => {
  it('writes an entry that passes the check, and lists what is still to fill in', async () => {
    const { status, out, err } = await add({}, '--page', 'https://www.example.org/get');
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('apps/org.example.app.ts');
    for (const item of [
      'name: “Example”',
      'publisher: “Example makers”',
      'kind:',
      'needs:',
      'sources, confidence:',
      'npm run check',
    ])
      expect(out).toContain(item);
    expect(out).not.toContain('page:');
    expect(out).not.toMatch(forbiddenOutput);
    expect(await entryOf()).toMatchObject({
      package: id,
      name: 'Example',
      publisher: 'Example makers',
      page: 'https://www.example.org/get',
      certificates: [{ sha256: signerDigest(own), place: 'page', channel: 'example.org' }],
      needs: [],
      sources: [expect.stringMatching(/^app\.apk, version 1\.7, SHA-256 [0-9a-f]{64}$/)],
      confidence: 'low',
    });
    await expectValidContent();
    await expectValidEntry();
    const second = await add({});
    expect(second.status).toBe(0);
    expect(second.out).toMatch(
      /^org\.example\.app is in the catalogue with this signer already \(\S+\.ts\)\. Nothing was written\.\n$/,
    );
  });

  it('requires the page with the download', async () => {
    const { status, out, err } = await add({ package: 'org.example.pageless' });
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('Not added: nobody said on which page readers find org.example.pageless.');
    expect(err).toContain('--page https://example.org/download');
    expect(existsSync(entryFile('org.example.pageless'))).toBe(false);
  });

  it('escapes hostile names in the entry', async () => {
    const label = `'}; process.exit(9); //\u202e\n\u2028\`$\{1}\`</script>"`;
    const sign = signedBy(signer('rsa-2048-c', { subject: `O'Brien, \\"${label}` }));
    expect((await add({ label, sign }, '--page', 'https://example.org/get')).status).toBe(0);
    const { name, publisher } = await entryOf();
    expect(name).toBe(`'}; process.exit(9); // \`$\{1}\`</script>"`);
    expect(publisher).toContain("O'Brien");
    await expectValidEntry();
  });

  it('only prints the entry with --dry-run', async () => {
    const { status, out, err } = await add({}, '--dry-run', '--page', 'https://example.org/get');
    expect([status, out]).toEqual([
      0,
      expect.stringMatching(/^import type \{ AppEntry \}[\s\S]*satisfies AppEntry;\n$/),
    ]);
    expect(err).toContain('Nothing was written: --dry-run.');
    expect(existsSync(entryFile())).toBe(false);
  });
});

describe('app add, for a known app', () => {
  it('shows both signers if they differ, and adds the new one with --yes', async () => {
    await add({}, '--page', 'https://example.org/get');
    const text = readFileSync(entryFile(), 'utf8').replace(
      'export default',
      '// Two lines\n// of comment.\nexport default',
    );
    temp.put(`content/apps/${id}.ts`, text);
    const refused = await add({ sign: signedBy(stranger) });
    expect([refused.status, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain(`known      ${signerDigest(own)}  example.org\n`);
    expect(refused.err).toContain(`this file  ${signerDigest(stranger)}  CN=Somebody\n`);
    expect(readFileSync(entryFile(), 'utf8')).toBe(text);
    expect((await add({ sign: signedBy(stranger) }, '--yes')).status).toBe(0);
    expect((await entryOf()).certificates).toEqual([
      { sha256: signerDigest(own), place: 'page', channel: 'example.org' },
      { sha256: signerDigest(stranger), place: 'page', channel: 'example.org' },
    ]);
    expect(readFileSync(entryFile(), 'utf8')).toContain('// Two lines\n// of comment.\nexport default');
    await expectValidEntry();
  });

  it('requires --yes for a rotated key too, because the old key may be compromised', async () => {
    await add({}, '--page', 'https://example.org/get');
    const sign = { ...signedBy(own), v3: [{ ...stranger, attributes: [lineage([own, stranger])] }] };
    const refused = await add({ sign });
    expect([refused.status, refused.err]).toEqual([1, expect.stringContaining('the known key vouches for it')]);
    expect((await add({ sign }, '--yes')).status).toBe(0);
    expect((await entryOf()).certificates.map(({ sha256 }) => sha256)).toEqual([
      signerDigest(own),
      signerDigest(stranger),
    ]);
  });

  it('says of the next file of an operator how to learn whether it installs over the one before', async () => {
    temp.put('guide/sideguide.jsonc', '{}');
    const addVersion = (versionCode: number) => {
      const file = temp.put('app.apk', craftApk({ sign: signedBy(own), root: { versionCode, versionName: '1' } }));
      return runCommand(['add', file, '--folder', temp.at('guide'), '--page', 'https://example.org/get']);
    };
    expect((await addVersion(7)).out).not.toContain('OLD.apk');
    expect((await addVersion(6)).out).toMatch(/^Will phones install it over .* check OLD\.apk \S*app\.apk tells\.$/m);
  });

  it('names what some phones refuse', async () => {
    const wrong = { method: 8, central: { crc: 9 }, local: { crc: 9 } };
    const { status, out } = await add({ parts: [library('arm64-v8a', wrong)] }, '--page', 'https://example.org/get');
    expect([status, out]).toEqual([0, expect.stringMatching(/^Some phones may refuse it: libraries .*checksum.*\.$/m)]);
  });

  it('moves an app of known-signers.json into an entry', async () => {
    const known = JSON.parse(read('content/known-signers.json')) as {
      apps: Record<string, { name: string; publisher: string }>;
    };
    for (const name of [Object.keys(known.apps)[0]!, Object.keys(known.apps).at(-1)!]) {
      expect((await add({ package: name })).status).toBe(1);
      const { status, out } = await add({ package: name }, '--yes');
      expect([status, out]).toEqual([0, expect.stringContaining(`Taken out of known-signers.json: ${name}`)]);
      const { apps } = JSON.parse(read('content/known-signers.json')) as typeof known;
      expect(Object.keys(apps)).not.toContain(name);
      expect(await entryOf(name)).toMatchObject({
        name: known.apps[name]!.name,
        publisher: known.apps[name]!.publisher,
      });
      await expectValidEntry(name);
    }
  });
});

describe('app add rejects', () => {
  it.each<[why: string, craft: Craft, sentence: string]>([
    ['unsigned', { sign: null }, 'Not added: nobody signed this file.'],
    [
      'a public key',
      { sign: signedBy(signer('rsa-2048-c', { subject: 'Android Debug' })) },
      'Not added: this is a debug build.',
    ],
    [
      'a trick',
      { sign: { v1: [own], zip: { front: new TextEncoder().encode('dex\n035\0') } }, sdk: { target: 29 } },
      'Not added. Do not install this file: it is built so',
    ],
    ['a debug build', { application: { debuggable: true } }, 'Not added: this is a debug build.'],
    ['a test build', { application: { testOnly: true } }, 'Not added: this is a test build.'],
    [
      'a signature that is not valid for all of its Androids',
      { sign: { v2: [own], v3: [own] } },
      'Not added: it says that it is for API level 21 and is signed for 24 and later only.',
    ],
    [
      'a signature that only Android 9 and later read',
      { sign: { v3: [own] } },
      'Not added: it says that it is for API level 21 and is signed for 28 and later only.',
    ],
    [
      'a part of an app',
      { split: 'config.en' },
      'Not added: no phone installs it, as it is only a part of an app (config.en)',
    ],
    [
      'a package name with a path traversal',
      { package: '../../../evil' },
      'Not added: no phone installs it, as its package name is not legal: ../../../evil.',
    ],
  ])('%s', async (_why, craft, sentence) => {
    const before = readdirSync(temp.at('content/apps'));
    const { status, out, err } = await add(craft, '--yes');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(forbiddenOutput);
    expect(readdirSync(temp.at('content/apps'))).toEqual(before);
  });

  it('a file that is not an app', async () => {
    const file = temp.put('page.apk', '<!doctype html>');
    const { status, err } = await runCommand(['app', 'add', file]);
    expect([status, err]).toEqual([
      1,
      expect.stringContaining('Not added. Not an app file: a web page saved under its name.'),
    ]);
  });
});
