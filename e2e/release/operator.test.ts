// Long, because it is one story: an operator's way from an empty folder to a published guide, with the packed package.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { craftApk, signer } from '@sideguide/apk-verify/testing';
import { root } from '@sideguide/cli-kit';
import { listen } from '@sideguide/site-kit/serve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { type Installed, installPackage } from '../support/package.ts';
import { forbiddenOutput } from '../support/sideguide.ts';
import { say } from '../support/words.ts';

let installed: Installed;
const id = 'org.example.app';
const makers = signer('rsa-2048-a', { subject: 'Example makers' });
const others = signer('rsa-2048-b', { subject: 'Somebody' });
const sign = (by: typeof makers) => ({ v1: [by], v2: [by], v3: [by] });

const at = (path: string) => join(installed.home, path);
const write = (path: string, text: string | Uint8Array) => {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), text);
};
const settings = (fields: object) => write('g/sideguide.jsonc', `// ours\n${JSON.stringify(fields)}`);
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle cx=".5" cy=".5" r=".4"/></svg>';
const brand = {
  name: 'Nettu Guide',
  accent: '#8a1f6e',
  mark: 'mark.svg',
  contact: 'help@example.org',
  address: 'https://example.org/guide/',
  languages: ['ur', 'en'],
  catalogue: 'only',
};

beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed?.remove());

describe('the package', () => {
  it('contains what runs, and no sources', () => {
    for (const file of [
      'packages/sideguide/bin/sideguide.cjs',
      'dist-package/cli.mjs',
      'dist-package/content.json',
      'dist-package/catalogue.json',
      'README.md',
      'LICENSE',
      'LICENSE-CONTENT',
      'CHANGELOG.md',
      'docs/host-it.md',
      'docs/recipes/counts.md',
      'docs/flows.md',
      'examples/README.md',
      'docs/recipes/host.md',
    ])
      expect(installed.files).toContain(file);
    expect(installed.files.filter((file) => /\.(ts|tsx|map)$|(^|\/)(node_modules|tests?|\.)\//.test(file))).toEqual([]);
  });

  it('installs offline and has no dependencies', () => {
    const { dependencies, optionalDependencies, scripts } = JSON.parse(
      readFileSync(at('node_modules/sideguide/package.json'), 'utf8'),
    );
    expect([dependencies, optionalDependencies]).toEqual([undefined, undefined]);
    // npm warns whoever installs a package that has a script of that name.
    expect(scripts?.prepare).toBeUndefined();
    const { packages } = JSON.parse(readFileSync(at('node_modules/.package-lock.json'), 'utf8'));
    expect(Object.keys(packages)).toEqual(['node_modules/sideguide']);
  });

  it('has the types of its search', async () => {
    const check = async (use: string) => {
      write('bot.mts', `import { openSearch } from 'sideguide/search';\n${use}\n`);
      const tsc = `"${root}node_modules/.bin/tsc" --noEmit --strict --module nodenext --target es2022 bot.mts`;
      return (await installed.sh(tsc)).out;
    };
    expect(await check("const { ask } = await openSearch();\nask('a', 'ur', { skin: 'miui' }).answers[0]?.id;")).toBe(
      '',
    );
    expect(await check("(await openSearch()).ask('a', 1);")).toContain('bot.mts');
  });

  it('answers a question', async () => {
    const { status, out } = await installed.sh(
      'npx sideguide ask "app khud band ho jati hai" --lang ur --skin miui --json',
    );
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      lang: 'ur',
      skin: 'miui',
      answers: expect.arrayContaining([
        expect.objectContaining({ id: 'stops-in-background', addresses: ['/miui/service#stops-in-background'] }),
      ]),
    });
    const lines = await installed.sh(`echo '{"n": 1, "lang": "zh", "query": "杀后台"}' | npx sideguide ask --lines`);
    expect(JSON.parse(lines.out)).toMatchObject({ n: 1, ids: expect.arrayContaining(['stops-in-background']) });
  });
});

describe('from an empty folder to a guide', () => {
  it('init, build, doctor', async () => {
    expect(await installed.sh('npx sideguide init g')).toMatchObject({ status: 0 });
    expect(readFileSync(at('g/README.md'), 'utf8').trim().split('\n')).toHaveLength(5);
    const built = await installed.sh('npx sideguide build', 'g');
    expect(built).toMatchObject({ status: 0, out: expect.stringContaining('Built: dist') });
    expect(built.out + built.err).not.toMatch(forbiddenOutput);
    expect(existsSync(at('g/dist-host/nginx.conf'))).toBe(true);
    expect(await installed.sh('npx sideguide doctor', 'g')).toMatchObject({
      status: 0,
      out: expect.stringContaining('No mistakes'),
    });
  });

  it('builds on a host that has only the folder, with the same package', async () => {
    settings({ languages: ['en', 'ur'] });
    // As on a host: a copy of the repository with nothing around it.
    expect(await installed.sh('mkdir host && cp -r g/. host && rm -rf host/dist host/dist-host')).toMatchObject({
      status: 0,
    });
    for (const file of ['netlify.toml', 'wrangler.toml', '.node-version', '.github/workflows/pages.yml'])
      expect(existsSync(at(`host/${file}`)), file).toBe(true);
    expect(await installed.sh('npm install --ignore-scripts', 'host')).toMatchObject({ status: 0 });
    const built = 'cd host && PATH="$PWD/node_modules/.bin:$PATH" npx --no-install sideguide build --base "/g/"';
    expect(await installed.sh(built)).toMatchObject({ status: 0 });
    expect(readFileSync(at('host/dist/index.html'), 'utf8')).toContain('href="/g/icon.svg"');
    expect(existsSync(at('host/node_modules/sideguide'))).toBe(true);
  });

  it('adds an app from its file', async () => {
    write('app.apk', craftApk({ sign: sign(makers) }));
    const added = await installed.sh('npx sideguide add ../app.apk --page https://example.org/download', 'g');
    expect(added).toMatchObject({ status: 0, err: '' });
    expect(added.out).toContain(`Written: apps/${id}.jsonc`);
    const file = readFileSync(at('app.apk'));
    const sha256 = createHash('sha256').update(file).digest('hex');
    expect(JSON.parse(readFileSync(at(`g/apps/${id}.jsonc`), 'utf8'))).toMatchObject({ size: file.length, sha256 });
    expect(await installed.sh('npx sideguide doctor ../app.apk', 'g')).toMatchObject({ status: 0 });
    expect(await installed.sh('npx sideguide app verify ../app.apk --content .', 'g')).toMatchObject({ status: 0 });
  });

  it('updates the page of an app that is added again, and removes an app', async () => {
    const entry = `g/apps/${id}.jsonc`;
    const again = (page: string) => installed.sh(`npx sideguide add ../app.apk --page ${page}`, 'g');
    expect(await again('https://example.org/new')).toMatchObject({ status: 0 });
    expect(readFileSync(at(entry), 'utf8')).toContain('"page": "https://example.org/new"');
    expect((await again('https://example.org/new')).out).toContain(`(apps/${id}.jsonc). Nothing was written.`);
    expect(await installed.sh(`npx sideguide remove ${id.slice(0, -1)}`, 'g')).toMatchObject({
      status: 2,
      err: expect.stringContaining(`Did you mean: npx sideguide remove ${id}?`),
    });
    expect(await installed.sh(`npx sideguide remove ${id}`, 'g')).toMatchObject({ status: 0 });
    expect(existsSync(at(entry))).toBe(false);
    expect(await again('https://example.org/download')).toMatchObject({ status: 0 });
  });

  it('rejects a fake of it', async () => {
    write('fake.apk', craftApk({ sign: sign(others) }));
    const entry = readFileSync(at(`g/apps/${id}.jsonc`), 'utf8');
    expect(await installed.sh('npx sideguide add ../fake.apk', 'g')).toMatchObject({
      status: 1,
      err: expect.stringContaining('is known with another signer'),
    });
    expect(readFileSync(at(`g/apps/${id}.jsonc`), 'utf8')).toBe(entry);
    const found = await installed.sh('npx sideguide doctor ../fake.apk --json', 'g');
    expect(found.status).toBe(1);
    expect(JSON.parse(found.out)).toContainEqual(
      expect.objectContaining({ weight: 'mistake', file: '../fake.apk', field: 'certificates' }),
    );
  });

  it('reports mistakes and keeps the previous site', async () => {
    const before = statSync(at('g/dist/site.json')).mtimeMs;
    settings({ accent: '#ffcc00', name: '<b>' });
    const built = await installed.sh('npx sideguide build', 'g');
    expect(built.status).toBe(1);
    expect(built.err).toMatch(
      /sideguide\.jsonc:2:2 › accent\n {4}in the light theme .* has a contrast of 1\.\d\d, and .* is needed\n {4}→ The nearest/,
    );
    expect(built.err).toContain('sideguide.jsonc:2:21 › name');
    expect(statSync(at('g/dist/site.json')).mtimeMs).toBe(before);
    expect(readdirSync(at('g')).filter((name) => name.startsWith('dist.part'))).toEqual([]);
  });
});

describe('a folder made by Sideguide 0.2', () => {
  it('still builds', async () => {
    write(
      'old/sideguide.jsonc',
      '// Your guide.\n{\n  "name": "Old",\n  "languages": ["en"],\n  "catalogue": "add"\n}\n',
    );
    const entry = {
      package: id,
      name: 'Example',
      publisher: 'Example makers',
      kind: 'tools',
      page: 'https://example.org/download',
      certificates: [{ sha256: 'ab'.repeat(32), place: 'page', channel: 'example.org' }],
      needs: [],
      sources: ['https://example.org/download'],
      checked: '2026-11-21',
      confidence: 'low',
    };
    write(`old/apps/${id}.jsonc`, `${JSON.stringify(entry, null, 2)}\n`);
    write('old/apps/org.example.app.jsonc.sample', '// A sample of one app\n');
    expect(await installed.sh('npx sideguide build', 'old')).toMatchObject({ status: 0 });
    expect(readFileSync(at('old/dist/index.html'), 'utf8')).toContain('<title>Old</title>');
  });
});

describe('a brand', () => {
  it('appears in the guide, in its languages, in its folder of the server', async () => {
    settings(brand);
    write('g/mark.svg', mark);
    // Unrelated folders that happen to have names like a build's.
    for (const name of ['g/dist.part/a', 'g/dist.part-host/a']) write(name, 'mine');
    expect(await installed.sh('npx sideguide build', 'g')).toMatchObject({ status: 0 });
    for (const name of ['g/dist.part/a', 'g/dist.part-host/a']) expect(existsSync(at(name)), name).toBe(true);
    const { ready, stop } = await installed.start(['serve', '--port', '0'], 'g');
    try {
      expect(ready.address).toMatch(/^http:\/\/localhost:\d+\/guide\/$/);
      const page = await phone({ locale: 'de', colorScheme: 'dark' });
      const problems: string[] = [];
      page.on('response', (answer) => void (answer.status() >= 400 && problems.push(answer.url())));
      page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
      await visit(page, `${ready.address}?app=${id}`);
      // The language is not offered, so the operator's first one is used.
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        'ur',
        'rtl',
      ]);
      expect(await page.title()).toContain('Nettu Guide');
      const header = page.locator('header').first();
      expect(await header.getByText('Nettu Guide').isVisible()).toBe(true);
      const picture = header.locator('img');
      expect(await picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0])).toEqual([
        true,
        true,
      ]);
      expect(
        await page.locator('a[hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      ).toEqual(['ur', 'en']);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tap'))).toMatch(
        /^#[0-9a-f]{6}$/,
      );
      expect(await page.locator('main').innerText()).toContain('Example');

      const unknown = await phone({ locale: 'en' });
      await visit(unknown, `${ready.address}no-such-page`);
      expect(await unknown.locator('a[href="mailto:help@example.org"]').innerText()).toBe('help@example.org');
      const help = await phone({ locale: 'en' });
      await visit(help, `${ready.address}service`);
      expect(await help.getByText('Ask Nettu Guide').innerText()).toContain('help@example.org');
      await visit(help, `${ready.address}about`);
      expect(await help.locator('[data-part="operator"]').innerText()).toContain('Nettu Guide');
      expect(await help.locator('main a[href="mailto:help@example.org"]').innerText()).toBe('help@example.org');
      expect(problems).toEqual([]);

      const manifest = JSON.parse(await (await fetch(`${ready.address}manifest-en.webmanifest`)).text());
      expect(manifest).toMatchObject({ short_name: 'Nettu Guide', scope: '/guide/' });
      expect((await fetch(`${ready.address}manifest-sv.webmanifest`)).status).toBe(404);
      // The doctor finds the server in line with the build.
      expect(await installed.sh(`npx sideguide doctor --site ${ready.address}`, 'g')).toMatchObject({ status: 0 });
    } finally {
      expect(await stop()).toBe(0);
    }
  });

  it('selects the only app by itself, and shows its makers’ note', async () => {
    const entry = `g/apps/${id}.jsonc`;
    const before = readFileSync(at(entry), 'utf8');
    const download = 'https://files.example/app.apk';
    const note = { en: 'Tap the red button on our page.', ur: 'ہمارے صفحے پر لال بٹن دبائیں۔' };
    write(entry, before.replace('"needs"', `"download": "${download}", "note": ${JSON.stringify(note)}, "needs"`));
    expect(await installed.sh('npx sideguide build --base / --out one-app', 'g')).toMatchObject({ status: 0 });
    write(entry, before);
    const { ready, stop } = await installed.start(['serve', '--port', '0', '--out', 'one-app'], 'g');
    try {
      for (const locale of ['en', 'ur'] as const) {
        const page = await phone({ locale });
        await visit(page, `${ready.address}miui`);
        expect(await page.locator('main').innerText()).toContain('Example');
        await visit(page, `${ready.address}miui/downloadapps#get-file`);
        expect(await page.getByText(note[locale], { exact: true }).getAttribute('lang')).toBe(locale);
        // The link goes straight to the file, and the step says so.
        const link = page.getByRole('link', { name: say(locale, 'download-file') });
        expect(await link.getAttribute('href')).toBe(download);
        expect(await page.locator('main').innerText()).toContain(say(locale, 'download-do'));
        expect(await page.locator('main').innerText()).toContain('files.example');
      }
    } finally {
      expect(await stop()).toBe(0);
    }
  });

  it('builds to the same bytes twice', async () => {
    expect(await installed.sh('npx sideguide build --out again && diff -r dist again', 'g')).toMatchObject({
      status: 0,
    });
  });

  it('names only files that exist, and none of the package’s own', async () => {
    const { chunks, base } = JSON.parse(readFileSync(at('g/dist/site.json'), 'utf8')) as {
      chunks: Record<string, string[]>;
      base: string;
    };
    for (const file of Object.values(chunks).flat())
      expect(existsSync(join(at('g/dist'), file.slice(base.length))), file).toBe(true);
    expect(Object.keys(chunks).filter((name) => /-(sv|ta)$/.test(name))).toEqual([]);
    expect(await installed.sh('grep -rlF "~sideguide~" dist', 'g')).toMatchObject({ out: '' });
  });
});

describe('while editing', () => {
  it('the page updates, and a mistake leaves it unchanged', async () => {
    settings(brand);
    const { ready, stop } = await installed.start(['dev', '--port', '0'], 'g');
    try {
      const page = await phone();
      // Each of these waits for a rebuild of the site.
      page.setDefaultTimeout(90_000);
      await visit(page, ready.address);
      await page.getByText('Nettu Guide').first().waitFor();
      settings({ ...brand, name: 'Renamed' });
      await page.getByText('Renamed').first().waitFor();
      settings({ ...brand, name: '<i>' });
      settings({ ...brand, name: 'Named again' });
      await page.getByText('Named again').first().waitFor();
      // Editors write a temporary file and rename it.
      for (const name of ['Saved whole', 'Saved again', 'And again']) {
        write('g/.new', JSON.stringify({ ...brand, name }));
        renameSync(at('g/.new'), at('g/sideguide.jsonc'));
        await page.getByText(name).first().waitFor();
      }
      expect(existsSync(at('g/dist/static/js/sideguide-reload.js'))).toBe(false);
    } finally {
      expect(await stop()).toBe(0);
    }
  });
});

describe('a server that sends other headers', () => {
  it('is reported by the doctor', async () => {
    const index = readFileSync(at('g/dist/index.html'));
    const server = createServer((_request, response) => response.end(index));
    const { port } = await listen(server, 0);
    const found = await installed.sh(`npx sideguide doctor --site http://localhost:${port}/guide/ --json`, 'g');
    server.close();
    expect(found.status).toBe(1);
    const reasons = (JSON.parse(found.out) as { reason: string; remedy: string }[]).map(({ reason }) => reason);
    expect(reasons.some((reason) => reason.includes('Content-Security-Policy'))).toBe(true);
  });
});
