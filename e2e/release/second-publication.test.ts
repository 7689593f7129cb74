import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { craftApk, signer } from '@sideguide/apk-verify/testing';
import { filesBelow } from '@sideguide/site-kit/verify';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishInto, rollBack } from '../../packages/sideguide/src/publish/into-folder.ts';
import { isServerHere } from '../servers/find-server.ts';
import { type Running, startServer } from '../servers/start-server.ts';
import { phone, visit } from '../support/browser.ts';
import { errorTitle, readFailure } from '../support/faults.ts';
import { lookForUpdate } from '../support/offline-host.ts';
import { type Installed, installPackage } from '../support/package.ts';
import { leaveScreen, primary } from '../support/walk.ts';
import { rescue } from '../support/words.ts';

// An operator's second publication: data, theme and languages change, and the new build is copied over the old one,
// behind a server that keeps its settings of the first day.

let installed: Installed;
let server: Running | undefined;
const at = (path: string) => join(installed.home, path);

const makers = signer('rsa-2048-a', { subject: 'Example makers' });
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle cx=".5" cy=".5" r=".4"/></svg>';
const settings = (fields: object) => writeFileSync(at('g/sideguide.jsonc'), JSON.stringify(fields));
const build = async (out: string) =>
  expect(await installed.sh(`npx sideguide build --out ../${out}`, 'g')).toMatchObject({ status: 0 });

/** The entry as the previous release wrote it: with a comment, without newer fields, no `package.json` beside it. */
const oldEntry = `// Written by \`sideguide add\` on 2026-11-20.
{
  "package": "org.example.notes",
  "name": "Notes",
  "publisher": "Example makers",
  "kind": "tools",
  "page": "https://example.org/notes",
  "certificates": [{ "sha256": "${'ab'.repeat(32)}", "place": "page", "channel": "example.org" }],
  "needs": ["background"],
  "sources": ["https://example.org/notes"],
  "checked": "2026-11-20",
  "confidence": "high"
}
`;

/** Simulates the next release of the package: the entry and every screen change, and the screens have new names. */
function releaseNext(): void {
  const folder = at('node_modules/sideguide/dist-package');
  const scripts = filesBelow(folder).filter((path) => /^site\/static\/js\/.*\.js$/.test(path));
  const screens = scripts.filter((path) => /\/screen-[^/]*\.[0-9a-f]{6}\.js$/.test(path));
  expect(screens.length).toBeGreaterThan(3);
  const texts = new Map(
    ['parts.json', 'site/index.html', ...scripts].map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  const renamed = screens.map((path) => {
    const [, digest = ''] = /\.([0-9a-f]{6})\.js$/.exec(path)!;
    const sum = createHash('sha256')
      .update(`${texts.get(path)} next`)
      .digest('hex')
      .slice(0, 6);
    return { path, digest, sum };
  });
  for (const [path, text] of texts) {
    const named = renamed.reduce((all, { digest, sum }) => all.replaceAll(digest, sum), text);
    const newName = renamed.find((screen) => screen.path === path);
    const isCode = path.startsWith('site/static/') && (newName !== undefined || !path.includes('/async/'));
    if (newName) rmSync(join(folder, path));
    writeFileSync(
      join(folder, newName ? path.replace(newName.digest, newName.sum) : path),
      isCode ? `${named}\n/* the next release */` : named,
    );
  }
}

beforeAll(async () => {
  installed = await installPackage();
  mkdirSync(at('g/apps'), { recursive: true });
  writeFileSync(at('g/apps/org.example.notes.jsonc'), oldEntry);
  settings({ name: 'First', contact: 'help@example.org', languages: ['en', 'ur', 'zh'], catalogue: 'add' });
  await build('first');
  writeFileSync(at('g/mark.svg'), mark);
  writeFileSync(at('app.apk'), craftApk({ sign: { v1: [makers], v2: [makers], v3: [makers] } }));
  expect(await installed.sh('npx sideguide add ../app.apk --page https://example.org/download', 'g')).toMatchObject({
    status: 0,
  });
  settings({ name: 'Second', accent: '#8a1f6e', mark: 'mark.svg', languages: ['en', 'ur'], catalogue: 'only' });
  await build('second');
  releaseNext();
  await build('third');
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => installed?.remove());

const landing = '/miui?app=org.fdroid.fdroid';

/** Opens a phone that records policy violations and script errors. */
async function opened(path: string, workers: 'allow' | 'block' = 'block') {
  const page = await phone({ baseURL: `http://localhost:${server!.port}`, serviceWorkers: workers });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'console',
    (message) => void (message.text().includes('Content Security Policy') && problems.push(message.text())),
  );
  await visit(page, path);
  return { page, problems };
}
const nameOf = (page: Page) => page.locator('header').first().innerText();
/** Copies a part of a build over what is served. */
const copy = (part: (file: string) => boolean, of = 'second') => {
  for (const file of readdirSync(at(of)).filter(part))
    cpSync(at(`${of}/${file}`), join(server!.folder, file), { recursive: true });
};

describe.each(['second', 'third'])('the first build of a guide and its %s', (later) => {
  it('need the same settings for every server', () => {
    for (const file of readdirSync(at('first-host')))
      expect(readFileSync(at(`${later}-host/${file}`), 'utf8'), file).toBe(
        readFileSync(at(`first-host/${file}`), 'utf8'),
      );
    for (const file of ['.htaccess', '_headers', '_redirects'])
      expect(readFileSync(at(`${later}/${file}`), 'utf8'), file).toBe(readFileSync(at(`first/${file}`), 'utf8'));
    expect(readFileSync(at(`${later}/index.html`), 'utf8')).not.toBe(readFileSync(at('first/index.html'), 'utf8'));
  });
});

const kinds = ['nginx', 'caddy', 'apache'] as const;
const here = kinds.filter(isServerHere);

for (const kind of kinds)
  describe.skipIf(!isServerHere(kind))(`behind ${kind} as it was set up on the first day`, () => {
    /** What does not depend on the headers of a server is tried with one of them. */
    const once = (n: number) => it.runIf(here[n % here.length] === kind);
    const start = async () => {
      const running = await startServer(kind, at('first'));
      if (typeof running === 'string') throw new Error(running);
      server = running;
    };

    it('three publications in a row disturb no reader', async () => {
      await start();
      const open: Awaited<ReturnType<typeof opened>>[] = [];
      for (const [build, name, app] of [
        ['first', 'First', 'org.example.notes'],
        ['second', 'Second', 'org.example.app'],
        ['third', 'Second', 'org.example.app'],
      ] as const) {
        copy((file) => file.startsWith('static'), build);
        copy((file) => !file.startsWith('static'), build);
        const reader = await opened(`/miui?app=${app}`);
        expect(await nameOf(reader.page)).toContain(name);
        open.push(reader);
        // Readers who opened the guide before can continue.
        for (const { page } of open) {
          await leaveScreen(page, () => primary(page).click());
          expect(page.url()).toContain('/downloadapps');
          await leaveScreen(page, () => page.goBack());
          expect(page.url()).toMatch(/miui\?/);
        }
      }
      for (const { problems } of open) expect(problems).toEqual([]);
      // The doctor finds the server in line with the last build, despite the files of the others.
      const { out } = await installed.sh(
        `npx sideguide doctor --out ../third --site http://localhost:${server!.port}/`,
        'g',
      );
      expect(out).not.toContain('another header');
    });

    once(0)('a half-copied build, documents first, can be retried until the rest is there', async () => {
      await start();
      copy((file) => !file.startsWith('static'));
      const { page } = await opened(landing);
      // Files that both builds share are there; a missing one results in the error screen.
      const error = page.getByText(errorTitle);
      await error.or(page.locator('header')).first().waitFor();
      if (await error.isVisible()) await readFailure(page);
      copy(() => true);
      const retry = page.getByRole('button', { name: rescue('en', 'retry') });
      await ((await retry.count()) ? retry.click() : page.reload());
      await primary(page).waitFor();
      expect(await nameOf(page)).toContain('Second');
    });

    once(1)('a half-copied build, hashed files first, disturbs no reader', async () => {
      await start();
      copy((file) => file.startsWith('static'));
      const { page, problems } = await opened(landing);
      expect(await nameOf(page)).toContain('First');
      expect(problems).toEqual([]);
    });

    once(2)('an earlier publication that is brought back disturbs no reader', async () => {
      await start();
      const { folder } = server!;
      const options = () => ({ days: 30, now: Date.now() });
      publishInto(at('first'), folder, options());
      const early = await opened('/miui?app=org.example.notes');
      publishInto(at('second'), folder, options());
      const late = await opened('/miui?app=org.example.app');
      const returning = await opened('/miui?app=org.example.app', 'allow');
      await returning.page.locator('[data-keeping="ready"]').waitFor();
      expect(await nameOf(returning.page)).toContain('Second');
      rollBack(folder, 1, options());
      // Tabs of both publications continue.
      for (const { page } of [early, late]) {
        await leaveScreen(page, () => primary(page).click());
        expect(page.url()).toContain('/downloadapps');
      }
      const { page } = await opened('/');
      expect(await nameOf(page)).toContain('First');
      // A reader whose worker is that of the later publication gets the earlier one, and then without network, too.
      await lookForUpdate(returning.page);
      await returning.page.reload();
      await expect.poll(() => nameOf(returning.page)).toContain('First');
      await returning.page.locator('[data-keeping="ready"]').waitFor();
      await returning.page.context().setOffline(true);
      await returning.page.reload();
      await expect.poll(() => nameOf(returning.page)).toContain('First');
      for (const { problems } of [early, late, returning]) expect(problems).toEqual([]);
    });

    it('a returning reader gets the new build after one reload', async () => {
      await start();
      const { page, problems } = await opened(landing, 'allow');
      await page.locator('[data-keeping="ready"]').waitFor();
      copy(() => true);
      await lookForUpdate(page);
      await page.reload();
      await expect.poll(() => nameOf(page)).toContain('Second');
      expect(problems).toEqual([]);
    });
  });
