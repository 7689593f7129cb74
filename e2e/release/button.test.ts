import { createServer, type Server } from 'node:http';
import { fill } from '@sideguide/guide-core/locale';
import { agents } from '@sideguide/guide-core/testing';
import { integrityOf } from '@sideguide/site-kit';
import { listen } from '@sideguide/site-kit/serve';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content } from '../support/expected.ts';
import { currentPlace } from '../support/faults.ts';
import { originOf } from '../support/sites.ts';

const guide = originOf('guide');
/** A publisher's page on an origin of its own, with a variable body and head. */
let foreign: Server;
let origin: string;
let body = '';
let head = '';

const policy = `default-src 'none'; script-src ${guide}`;

beforeAll(async () => {
  foreign = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', policy);
    response.end(`<!doctype html><html lang="en"><title>Publisher</title>${head}<body>${body}`);
  });
  const { port } = await listen(foreign, 0);
  origin = `http://127.0.0.1:${port}/`;
});
afterAll(() => void foreign.close());
const script = `<script src="${guide}/button.js"></script>`;
const fallback = '<a href="/own">Install Example</a>';
const element = (attributes: string, inside = fallback) =>
  `<sideguide-button ${attributes}>${inside}</sideguide-button>`;
const named = 'app="org.fdroid.fdroid" name="F-Droid"';

/** Opens the publisher's page and returns the browser's complaints. */
async function open(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin, { waitUntil: 'load' });
  return errors;
}

const says = (tag: string) => fill(tag, content.locales[tag]!.badge!.button!, { app: 'F-Droid' });
const seen = (page: Page) =>
  page
    .locator('sideguide-button')
    .evaluateAll((all) => all.map((element) => [element.textContent, element.querySelector('a')?.href]));

describe('in a page of another origin, under a strict policy', () => {
  it('shows a button in the reader’s language that links to the guide for their phone', async () => {
    head = script;
    body = element(named);
    const page = await phone({ locale: 'ur-PK', userAgent: agents.chrome(12, '2201117TG') });
    expect(await open(page)).toEqual([]);
    expect(await seen(page)).toEqual([[says('ur'), `${guide}/miui?app=org.fdroid.fdroid`]]);
    const link = page.locator('sideguide-button a');
    expect(await link.evaluate((element) => [element.getAttribute('dir'), getComputedStyle(element).display])).toEqual([
      'rtl',
      'inline-block',
    ]);
    await link.click();
    await page.locator('h1').waitFor();
    expect(currentPlace(page)).toBe('/miui?app=org.fdroid.fdroid');
  });

  it('links to Home for an unknown phone, wherever the script is placed', async () => {
    head = '';
    body = `${element(named)}${element('app="a.b"')}${element('')}${element('app="c.d"', '')}${script}`;
    const page = await phone({ userAgent: agents.samsung(12, 'SM-G991B') });
    expect(await open(page)).toEqual([]);
    expect(await seen(page)).toEqual([
      [says('en'), `${guide}/?app=org.fdroid.fdroid`],
      ['Install Example', `${guide}/?app=a.b`],
      ['Install Example', `${guide}/`],
      [fill('en', content.locales.en!.badge!.button!, { app: 'c.d' }), `${guide}/?app=c.d`],
    ]);
  });

  it('shows the phones on a card, and leaves the style to the publisher with `look="link"`', async () => {
    head = script;
    body = element(`${named} look="card"`) + element(`${named} look="link"`);
    const page = await phone({ userAgent: agents.chrome(12, 'CPH2621') });
    await open(page);
    expect(await page.locator('sideguide-button span').textContent()).toBe('OPPO · realme · OnePlus');
    expect(await page.locator('sideguide-button a').last().getAttribute('style')).toBeNull();
  });

  it('runs with a matching digest, and keeps the fallback link if the digest differs', async () => {
    const text = await (await fetch(`${guide}/button.js`)).text();
    const bound = (digest: string) =>
      `<script src="${guide}/button.js" integrity="${digest}" crossorigin="anonymous"></script>`;
    body = element(named);
    head = bound(integrityOf(text));
    const page = await phone();
    expect(await open(page)).toEqual([]);
    expect(await seen(page)).toEqual([[says('en'), `${guide}/?app=org.fdroid.fdroid`]]);
    head = bound(integrityOf(`${text} `));
    await page.goto(origin);
    expect(await seen(page)).toEqual([['Install Example', `${origin}own`]]);
  });

  it('keeps the fallback link without scripts and without custom elements, and never throws', async () => {
    head = script;
    body = element(named);
    const still = await phone({ javaScriptEnabled: false });
    expect(await open(still)).toEqual([]);
    expect(await still.locator('sideguide-button').textContent()).toBe('Install Example');
    const old = await phone();
    await old.addInitScript('delete window.customElements; delete window.Reflect');
    expect(await open(old)).toEqual([]);
    expect(await seen(old)).toEqual([['Install Example', `${origin}own`]]);
  });
});

it('runs every example on the guide’s own page under its policy', async () => {
  const page = await phone();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await visit(page, '/button.html');
  await page.locator('sideguide-button a[style]').first().waitFor();
  const links = await seen(page);
  expect(links.length).toBeGreaterThan(Object.keys(content.locales).length);
  for (const [, href] of links) expect(href).toMatch(new RegExp(`^${guide}/\\?app=org\\.example\\.app`));
  expect(errors).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});
