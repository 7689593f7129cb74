import { craftApk } from '@sideguide/apk-verify/testing';
import { beforeAll, expect, it } from 'vitest';
import { signedBy, signerDigest, stranger } from '../../../../e2e/support/check-folder.ts';
import { sideguide } from '../../../../e2e/support/sideguide.ts';
import { testFolder } from '../../../../e2e/support/test-folder.ts';

// An archive may contain an app and, next to it, a guide whose catalogue says that the app is genuine.

const temp = testFolder();
const knownPackage = 'org.fdroid.fdroid';

beforeAll(() => {
  temp.put('sideguide.jsonc', '{}');
  for (const id of ['org.example.app', knownPackage])
    temp.put(
      `apps/${id}.jsonc`,
      JSON.stringify({
        package: id,
        name: 'Example',
        publisher: 'Example Org',
        kind: 'tools',
        page: 'https://example.org/download',
        certificates: [{ sha256: signerDigest(stranger), place: 'page', channel: 'example.org' }],
      }),
    );
  temp.put('example.apk', craftApk({ sign: signedBy(stranger) }));
  temp.put('known.apk', craftApk({ package: knownPackage, sign: signedBy(stranger) }));
});

const check = (file: string, ...more: string[]) => sideguide(['check', file, ...more], { cwd: temp.folder });

it('ignores a catalogue in the current folder', async () => {
  const unknown = await check('example.apk');
  expect(unknown.out).toMatch(/^Unknown app: org\.example\.app/);
  expect(unknown.out).toContain("Catalogue    this program's own");
  expect(unknown.out).toContain('only if the guide in this folder is yours: --content .');
  expect(unknown.status).toBe(3);
  expect((await sideguide(['check', temp.at('example.apk')])).out).not.toContain('--content');
  expect((await check('known.apk')).out).toMatch(/^Do not install this file: it bears the package name of a known app/);
});

it('adds the entries of a folder given with --content, and names it', async () => {
  const { out, status } = await check('example.apk', '--content', '.');
  expect(out).toMatch(/^Genuine: Example, signed by Example Org\./);
  expect(out).toContain(`Catalogue    this program's own, and ${temp.folder}`);
  expect(status).toBe(0);
  const json = await check('example.apk', '--content', temp.folder, '--json');
  expect(JSON.parse(json.out)).toMatchObject({ catalogue: expect.stringContaining(temp.folder) });
});

it('does not let them replace entries of its own', async () => {
  const { out, status } = await check('known.apk', '--content', temp.folder);
  expect(out).toMatch(/^Do not install this file: it bears the package name of a known app/);
  expect(status).toBe(1);
});

it('lists the known certificates', async () => {
  const { out, status } = await sideguide(['check', '--known', '--content', temp.folder], { cwd: temp.folder });
  expect(status).toBe(0);
  expect(out).toContain(`Example (org.example.app)\n  ${signerDigest(stranger)}  example.org, the download page\n`);
  expect(out).toMatch(/\(org\.fdroid\.fdroid\)\n {2}[0-9a-f]{64} {2}/);
  const json = JSON.parse((await sideguide(['check', '--known', '--json'])).out) as { apps: readonly object[] };
  expect(json.apps.length).toBeGreaterThan(50);
  expect((await sideguide(['check', '--known', 'example.apk'])).status).toBe(2);
});
