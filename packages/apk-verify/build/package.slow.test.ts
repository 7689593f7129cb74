// Long, because packing and installing take most of the time, and all tests share the installed package.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '@sideguide/cli-kit';
import { browserFloor } from '@sideguide/site-kit';
import { buildSync } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnsupported } from '../../../e2e/support/compat.ts';
import { launchBrowser } from '../../../tools/browser/launch.ts';
import { craftApk } from '../testing/craft.ts';
import { page } from '../testing/verdicts.ts';
import { buildPackage } from './build.ts';

// Tests the package as users get it: packed, installed in an empty folder, in Node and in a browser.

const folder = mkdtempSync(join(tmpdir(), 'apk-verify-'));
const place = 'node_modules/@sideguide/apk-verify';
const installed = join(folder, place);
const files = {
  good: craftApk({ label: '<b>Example</b>', sign: { v1: [page], v2: [page], v3: [page] } }),
  unsigned: craftApk({ sign: null }),
};
/** Without the npm settings of the person who runs the tests, or of the machine. */
const npmEnv = {
  ...process.env,
  npm_config_userconfig: join(folder, 'no-npmrc'),
  npm_config_globalconfig: join(folder, 'no-global-npmrc'),
};
const npm = (...args: readonly string[]) =>
  execFileSync('npm', args, { cwd: folder, encoding: 'utf8', env: npmEnv, shell: process.platform === 'win32' });
/** Returns the code blocks in a language from the package's own README. */
const allFromReadme = (language: string) =>
  [...readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code!);
const fromReadme = (language: string) => allFromReadme(language)[0]!;
const strict = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--module', 'nodenext', '--target', 'es2022'];
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

beforeAll(async () => {
  const built = await buildPackage();
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, `${name}.apk`), bytes);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const packed = npm('pack', built, '--silent').trim();
  npm('install', `./${packed}`, '--offline', '--no-audit', '--no-fund', '--silent');
  cpSync(join(installed, 'examples/node.mjs'), join(folder, 'node.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('packed and installed in an empty folder', () => {
  it('has no dependencies, and describes itself', () => {
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@sideguide']);
    const expected = ['CHANGELOG.md', 'LICENSE', 'README.md', 'THREAT_MODEL.md', 'dist', 'examples', 'package.json'];
    expect(readdirSync(installed).sort()).toEqual(expected);
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('private');
  });

  it('runs its example', () => {
    const digest = /[0-9a-f]{64}/.exec(run('node.mjs', 'good.apk').stdout)?.[0];
    expect(run('node.mjs', 'good.apk', digest!)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^org\.example\.app 1\.7 \(7\)\nSigned, whole .* API level 21 and later, by:\n/),
      stderr: '',
    });
    expect(run('node.mjs', 'good.apk', '0'.repeat(64))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('another signer'),
    });
    const unsigned = { status: 1, stdout: expect.stringContaining('Do not install it: unsigned\n  JAR_SIG_NO') };
    expect(run('node.mjs', 'unsigned.apk')).toMatchObject(unsigned);
    expect(run('node.mjs')).toMatchObject({ status: 2, stderr: 'Name a file: node node.mjs app.apk\n' });
  });

  it('shows the line that threw, and its name, for an unexpected error', () => {
    writeFileSync(
      join(folder, 'fails.mjs'),
      "import { verifyApk } from '@sideguide/apk-verify';\nawait verifyApk(7);\n",
    );
    const { status, stderr } = run('fails.mjs');
    expect(status).toBe(1);
    expect(stderr).toContain('TypeError: The source of an APK is');
    expect(stderr).toContain('sourceOf');
    expect(Math.max(...stderr.split('\n').map((line) => line.length))).toBeLessThan(300);
  });

  it('runs the script of its README', () => {
    writeFileSync(join(folder, 'readme.mjs'), fromReadme('ts').replace("'app.apk'", "'good.apk'"));
    const { status, stdout, stderr } = run('readme.mjs');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^org\.example\.app 1\.7[\s\S]*[0-9a-f]{64}/);
  });

  // On machines that have them.
  it.each(['deno', 'bun'])('runs that script in %s', (name) => {
    if (spawnSync(name, ['--version']).error) return;
    writeFileSync(join(folder, 'readme.ts'), fromReadme('ts').replace("'app.apk'", "'good.apk'"));
    const args = name === 'deno' ? ['run', '--allow-all', 'readme.ts'] : ['readme.ts'];
    const { status, stdout } = spawnSync(name, args, { cwd: folder, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^org\.example\.app 1\.7[\s\S]*[0-9a-f]{64}/)]);
  });

  it('has TypeScript in its README that a strict compiler accepts', () => {
    const names = allFromReadme('ts').map((code, at) => {
      writeFileSync(join(folder, `readme-${at}.mts`), code);
      return `readme-${at}.mts`;
    });
    expect(names).toHaveLength(2);
    const options = [...strict, '--lib', 'es2023,dom,dom.iterable', '--types', ''];
    expect(run(tsc, ...options, ...names)).toMatchObject({ status: 0, stdout: '' });
  });

  it('has a command of its own', () => {
    const apkVerify = (...args: readonly string[]) => run('node_modules/.bin/apk-verify', ...args);
    const good = apkVerify('good.apk');
    expect(good).toMatchObject({ status: 0, stderr: '' });
    expect(good.stdout).toMatch(
      /^good\.apk: unknown-app\n {2}SHA-256 {3}[0-9a-f]{64}\n {2}App {7}org\.example\.app 1\.7 \(7\)\n {2}Installs {2}yes\n {2}Signer/,
    );
    expect(apkVerify('--pem', 'good.apk').stdout).toContain('-----BEGIN CERTIFICATE-----\n');
    const [json] = JSON.parse(`[${apkVerify('--json', 'unsigned.apk').stdout}]`);
    expect(json).toMatchObject({ file: 'unsigned.apk', verified: false, reason: 'unsigned' });
    expect(apkVerify('unsigned.apk', 'good.apk').status).toBe(1);
    expect(apkVerify('--sdk', '19', 'good.apk')).toMatchObject({ status: 1, stderr: '' });
    expect(apkVerify('gone.apk')).toMatchObject({ status: 2, stderr: expect.stringContaining('gone.apk') });
    expect(apkVerify('--min-sdk', 'x', 'good.apk').stderr).toContain('minSdk is an API level');
    expect(apkVerify()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') });

    writeFileSync(join(folder, 'list.txt'), `org.example.app ${'0'.repeat(64)}`);
    expect(apkVerify('--known', 'list.txt', 'good.apk')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^good\.apk: do-not-install \(mismatch\)\n/),
    });
  });

  it('has types that a compiler accepts for each entry point', () => {
    writeFileSync(
      join(folder, 'typed.mts'),
      `import { httpSource, installability, readFacts, SourceError, updateOf, verifyApk } from '@sideguide/apk-verify';
import { type Icon, readIcon } from '@sideguide/apk-verify/icon';
import * as node from '@sideguide/apk-verify/node';
const result = await verifyApk(new Blob([]), { minSdk: 24, maxSdk: 36, signal: new AbortController().signal });
const verified: boolean = result.verified;
const signer: string | undefined = result.verdict.signers[0]?.sha256;
const { installs } = installability(await readFacts(await httpSource('https://example.org/app.apk')), { sdk: 34 });
const path: node.ApkResult = await node.verifyApk('app.apk');
const icon: Icon | null = await readIcon(new Uint8Array());
if (result.verified) console.log(result.facts.package, result.verdict.signers[0].sha256);
// @ts-expect-error they may be missing unless it is verified
console.log(path.facts.package);
console.log(verified, signer, installs, updateOf(result, path).installs, icon, SourceError);
// @ts-expect-error a number is no source
await verifyApk(7);
`,
    );
    const options = [...strict, '--lib', 'es2023,dom,dom.iterable', '--types', ''];
    expect(run(tsc, ...options, 'typed.mts')).toMatchObject({ status: 0, stdout: '' });
  });
});

/**
 * Maximum gzip size in bytes of each entry point with everything that it loads at once; what it loads on demand is
 * counted separately.
 */
describe('each entry point has a size budget', () => {
  const outputs = () => {
    const all = JSON.parse(readFileSync(join(root, 'packages/apk-verify/dist/parts.json'), 'utf8')) as Record<
      string,
      { readonly imports: readonly { readonly path: string; readonly kind: string; readonly external?: boolean }[] }
    >;
    const closure = (path: string, found = new Set<string>()): Set<string> => {
      if (found.has(path)) return found;
      found.add(path);
      for (const one of all[path]!.imports)
        if (one.kind === 'import-statement' && !one.external) closure(one.path, found);
      return found;
    };
    const size = (paths: Iterable<string>) =>
      [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(installed, path)), { level: 9 }).length, 0);
    return { all, closure, size };
  };

  it.each([
    ['index', 58_200],
    ['icon', 22_000],
    ['node/node', 89_400],
  ])('%s: %i bytes', (door, most) => {
    const { closure, size } = outputs();
    expect(size(closure(`dist/${door}.js`))).toBeLessThanOrEqual(most);
  });

  it('and what comes when a file needs it, 32.7 kB in all', () => {
    const { all, closure, size } = outputs();
    const first = closure('dist/icon.js', closure('dist/index.js'));
    const later = Object.keys(all).filter((path) => !first.has(path) && !path.startsWith('dist/node/'));
    expect(later.length).toBeGreaterThan(3);
    expect(size(later)).toBeLessThanOrEqual(32_700);
  });
});

it('is code that the oldest browser runs, or looks first', () => {
  // All entry points and parts as one plain script, as that browser's workers need it.
  const doors = ['index', 'icon'].map((name) => `export * from './${name}.js';`).join('');
  const { outputFiles } = buildSync({
    stdin: { contents: doors, resolveDir: join(installed, 'dist') },
    bundle: true,
    format: 'iife',
    target: 'es2018',
    supported: { bigint: true },
    write: false,
    logLevel: 'error',
  });
  /** Methods of this library and of the digest library, and a built-in that is polyfilled if missing. */
  const own = ['.element()', '.take()', '.bytes()', '.destroy()', '.path()', '.fetch()', 'Object.hasOwn'];
  const found = findUnsupported(outputFiles[0]!.text, browserFloor.engines).map(({ what }) => what);
  expect(found.filter((what) => !own.includes(what))).toEqual([]);
});

it('is bundled by vite, with its parts on demand', () => {
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(
    join(folder, 'main.js'),
    "import { verifyApk } from '@sideguide/apk-verify';\nself.verifyApk = verifyApk;\n",
  );
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  expect(run(vite, 'build', '--logLevel', 'error')).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(join(folder, 'dist/assets')).length).toBeGreaterThan(3);
});

describe('in a browser', () => {
  const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
  let server: Server;
  let browser: Browser;
  let origin = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const name = new URL(request.url!, 'http://localhost').pathname;
      try {
        const bytes = readFileSync(join(folder, name));
        response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' }).end(bytes);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  it('the page of its README tells who signed a chosen file', async () => {
    writeFileSync(join(folder, 'readme.html'), fromReadme('html'));
    for (const [name, text] of [
      ['good', /org\.example\.app 1\.7, signed by [0-9a-f]{64}/],
      ['unsigned', /Do not install it: unsigned/],
    ] as const) {
      const tab = await browser.newPage();
      await tab.goto(`${origin}/readme.html`);
      await tab.locator('input').setInputFiles(join(folder, `${name}.apk`));
      await tab.getByText(text).waitFor();
      await tab.close();
    }
  });

  it('the example tells what a chosen file is', async () => {
    const tab = await browser.newPage();
    const asked: string[] = [];
    tab.on('request', (request) => void asked.push(new URL(request.url()).origin));
    await tab.goto(`${origin}/${place}/examples/browser.html`);
    const answer = tab.getByRole('status');
    const choose = async (name: keyof typeof files, text: string) => {
      await tab.getByLabel('file').setInputFiles(join(folder, `${name}.apk`));
      await expect.poll(() => answer.innerText(), { timeout: 60_000 }).toContain(text);
    };
    await choose('good', 'Whole and unchanged.');
    expect(await answer.innerText()).toMatch(/<b>Example<\/b> 1\.7, org\.example\.app[\s\S]*SHA-256 [0-9a-f]{64}/);
    await choose('unsigned', 'Do not install it: unsigned');
    expect(new Set(asked)).toEqual(new Set([origin]));
    await tab.close();
  });

  it('and it works in a worker', async () => {
    const tab = await browser.newPage();
    await tab.goto(`${origin}/${place}/examples/browser.html`);
    const found = await tab.evaluate(
      ([address, bytes]) => {
        const script = `import { verifyApk } from '${address}/dist/index.js';
          onmessage = async ({ data }) => postMessage((await verifyApk(data)).verified);`;
        const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
        const worker = new Worker(url, { type: 'module' });
        return new Promise((done, fail) => {
          worker.onmessage = ({ data }) => done(data);
          worker.onerror = (event) => fail(new Error(event.message));
          worker.postMessage(new File([Uint8Array.from(bytes as number[])], 'app.apk'));
        });
      },
      [`${origin}/${place}`, [...files.good]] as const,
    );
    expect(found).toBe(true);
    await tab.close();
  });
});
