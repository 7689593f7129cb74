import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typescriptArgs } from '@sideguide/cli-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { sites } from '../support/sites.ts';

// Finds the file of a sentence as a newcomer would: `npm run dev`, `?sources`, and a tap.

const port = sites.guide.port + 7;
const origin = `http://localhost:${port}`;
let copy: Copy;
let dev: ChildProcess;

beforeAll(async () => {
  // A copy, because the server writes into folders that the other tests read.
  copy = copyProject();
  dev = spawn(process.execPath, [...typescriptArgs, 'apps/guide/build/dev.ts'], {
    cwd: copy.root,
    env: { ...process.env, PORT: String(port), SIDEGUIDE_DIST: '', SIDEGUIDE_BASE: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((up, fail) => {
    let output = '';
    for (const stream of [dev.stdout!, dev.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(`Sideguide is at ${origin}`)) up();
      });
    dev.on('close', () => fail(new Error(`The server ended: ${output}`)));
  });
});
afterAll(() => {
  dev?.kill();
  copy?.remove();
});

describe('?sources', () => {
  it('shows the file and key of a sentence on tap, hover and focus', async () => {
    const page = await phone({ baseURL: origin, locale: 'ur' });
    await visit(page, '/?sources');
    const panel = page.locator('#sideguide-sources');
    await page.locator('h1').click();
    await expect.poll(() => panel.innerText()).toContain('content/locales/ur/ui.json › home-title');
    await page.locator('h1 + p').hover();
    await expect.poll(() => panel.innerText()).toContain('content/locales/ur/ui.json › home-lead');
    await page.locator('main a[href="/send"]').focus();
    await expect.poll(() => panel.innerText()).toContain('content/locales/ur/ui.json › helping');
  });

  it('shows the source on the first tap, follows the link on the second, and stays on across pages', async () => {
    const page = await phone({ baseURL: origin, hasTouch: true });
    await visit(page, '/miui?sources');
    const start = page.locator('main ~ nav a').last();
    const before = page.url();
    await start.tap();
    expect(page.url()).toBe(before);
    await start.tap();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('h1').tap();
    await expect.poll(() => page.locator('#sideguide-sources').innerText()).toMatch(/content\/\S+ › \S+/);
  });

  it('is absent without the parameter', async () => {
    const page = await phone({ baseURL: origin });
    await visit(page, '/');
    expect(await page.locator('#sideguide-sources').count()).toBe(0);
  });
});

describe('while a guide is edited', () => {
  const file = 'content/locales/en/ui.json';
  const card = 'content/skins/miui/card.ts';
  it('the open page shows a changed sentence, after broken ones and changed modules too', async () => {
    const before = copy.read(file);
    const page = await phone({ baseURL: origin });
    const shows = (text: string) => page.getByText(text, { exact: true }).first().waitFor({ timeout: 120_000 });
    const edit = (title: string) =>
      copy.write({ [file]: before.replace(/"home-title": ".*"/, `"home-title": "${title}"`) });
    await visit(page, '/');
    edit('A new title');
    await shows('A new title');
    copy.write({ [file]: '{' });
    edit('A title after a mistake');
    await shows('A title after a mistake');
    copy.write({ [card]: copy.read(card).replace("'Redmi'", "'Redmi Two'") });
    await shows('Redmi Two');
    edit('A title at last');
    await shows('A title at last');
    expect(await page.getByText('Redmi Two', { exact: true }).count()).toBe(1);
  });
});

describe('the built guide', () => {
  it('contains none of the code for it', async () => {
    const { dist } = sites.guide;
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|html)$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(50);
    for (const name of scripts) {
      const text = readFileSync(join(dist, name), 'utf8');
      expect(/sideguide-sources|content\/locales\//.test(text), name).toBe(false);
    }
    const page = await phone();
    await visit(page, '/?sources');
    expect(await page.locator('#sideguide-sources').count()).toBe(0);
  });
});
