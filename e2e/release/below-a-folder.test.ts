import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInto } from '../servers/build-into.ts';
import { complaintOf, type PhoneOptions, phone, reload, visit } from '../support/browser.ts';
import { planFor } from '../support/expected.ts';
import { currentPlace, readFailure } from '../support/faults.ts';
import { type Host, host } from '../support/host.ts';
import { leaveScreen, linksOf, openNextStep, pickPhone, primary, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

// The same guide, built with `--base /guide/`: all its files are in that folder of its server, and none outside of it.

const base = '/guide/';
const dist = `${root}.cache/test-site-below`;
const app = 'org.fdroid.fdroid';

let net: Host;

beforeAll(async () => {
  buildInto(dist, { base });
  net = await host(dist);
});
afterAll(() => net?.close());

/** Opens a phone that records requests outside the folder and policy violations. */
async function openWatched(options: PhoneOptions = {}): Promise<{ page: Page; problems: string[] }> {
  const page = await phone({ baseURL: net.origin, hasTouch: true, ...options });
  const problems: string[] = [];
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== net.origin || !pathname.startsWith(base)) problems.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const complaint = complaintOf(message);
    if (complaint) problems.push(complaint);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}

/** Returns links and pictures of the page that point outside the folder. */
const requestsOutside = async (page: Page): Promise<string[]> =>
  (await linksOf(page)).map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith(base));

describe('a site below a folder', () => {
  const { addresses } = JSON.parse(readFileSync(`${root}.cache/test-site/site.json`, 'utf8')) as {
    addresses: string[];
  };
  const paths = addresses.map((address) => base + address.slice(1).replace(/:\w+/, 'miui'));

  it.each(paths)('opens %s directly and after a reload, and requests nothing outside the folder', async (path) => {
    const { page, problems } = await openWatched({ locale: 'ur-PK' });
    await visit(page, path);
    const { heading } = await readScreen(page);
    expect(currentPlace(page)).toBe(path);
    expect(await requestsOutside(page)).toEqual([]);
    await reload(page);
    expect((await readScreen(page)).heading).toEqual(heading);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  it('completes the flow from Home to the result, and returns to Home', async () => {
    const { page, problems } = await openWatched();
    await visit(page, `${base}?app=${app}`);
    await leaveScreen(page, () => page.locator(`main a[href^="${base}miui"]`).first().tap());
    await openNextStep(page);
    const { download, service } = planFor({ tag: 'en', skin: 'miui', app });
    const seen: string[] = [];
    // For an app that needs no setting the list of settings is skipped.
    for (const step of [...download, ...(service.length > 0 ? service : ['settings'])]) {
      expect(currentPlace(page)).toMatch(new RegExp(`^${base}miui/(downloadapps|service)\\?app=${app}`));
      expect(await requestsOutside(page)).toEqual([]);
      seen.push(step);
      await openNextStep(page);
      if (page.url().includes('/result/')) break;
    }
    expect(seen.length).toBeGreaterThan(5);
    expect(currentPlace(page)).toBe(`${base}result/miui?app=${app}`);
    await page.goBack();
    await page.waitForURL(/downloadapps|service/);
    await page.goForward();
    await page.waitForURL(/result/);
    await visit(page, base);
    // "Continue where you left off": the notes hold whole addresses.
    const last = await page.evaluate(() => JSON.parse(localStorage.getItem('sideguide.notes.2/guide')!).flows[0].place);
    expect(last).toMatch(new RegExp(`^${base}miui/`));
    expect(await page.evaluate(() => localStorage.getItem('sideguide.notes.2'))).toBeNull();
    expect(await primary(page).getAttribute('href')).toBe(last);
    await openNextStep(page);
    expect(currentPlace(page)).toBe(last);
    expect(problems).toEqual([]);
  });

  it('keeps the folder in language links and in shared links', async () => {
    const { page } = await openWatched();
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
      document.execCommand = () => false;
    });
    await visit(page, `${base}result/miui?app=${app}`);
    expect(await page.locator('a[hreflang="ur"]').getAttribute('href')).toBe(`${base}result/miui?app=${app}&lang=ur`);
    await page.getByText(say('en', 'result-yes'), { exact: true }).tap();
    await page.getByRole('button', { name: say('en', 'share') }).tap();
    await page.getByRole('button', { name: say('en', 'copy-link') }).tap();
    expect(await page.locator('output').textContent()).toBe(`${net.origin}${base}?app=${app}`);
  });

  it('has a manifest whose addresses are all in the folder', async () => {
    const { page } = await openWatched({ locale: 'ta' });
    await visit(page, base);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(href).toBe(`${base}manifest-ta.webmanifest`);
    const manifest = await (await fetch(net.origin + href)).json();
    expect([manifest.id, manifest.scope, manifest.start_url]).toEqual([base, base, `${base}?lang=ta`]);
    const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }: { src: string }) => src);
    for (const path of [...pictures, ...manifest.shortcuts.map(({ url }: { url: string }) => url)]) {
      expect(path.startsWith(base), path).toBe(true);
      expect((await fetch(net.origin + path)).status, path).toBe(200);
    }
    expect(manifest.share_target.action).toBe(`${base}share`);
  });

  it('shows the error screen with a link Home at an unknown address in the folder', async () => {
    const { page } = await openWatched();
    await page.goto(`${base}nope?app=${app}`);
    expect((await readFailure(page)).message).toBe('404 Not Found');
    await page.locator('.failure nav a').click();
    await page.locator('main:not(.failure)').waitFor();
    expect(currentPlace(page)).toBe(`${base}?app=${app}`);
  });

  it('opens without the trailing slash too', async () => {
    const { page } = await openWatched();
    await visit(page, `${base.slice(0, -1)}?app=${app}`);
    expect(currentPlace(page)).toBe(`${base}?app=${app}`);
    await pickPhone(page, 'guide/miui');
    expect(currentPlace(page)).toBe(`${base}miui?app=${app}`);
  });

  it('works offline, and names its caches after the folder', async () => {
    const { page } = await openWatched({ serviceWorkers: 'allow' });
    await visit(page, `${base}miui?app=${app}`);
    await page.locator('[data-keeping="ready"]').waitFor();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(net.origin + base);
    expect(await page.evaluate(() => caches.keys())).toEqual([
      expect.stringMatching(/^sideguide\/guide\/\w+$/),
      'notes-of-sideguide/guide/',
    ]);
    await net.cut();
    await visit(page, `${base}miui/downloadapps?app=${app}#open-file`);
    expect((await readScreen(page)).href).toBe(`${base}miui/downloadapps?app=${app}#open-file`);
    await net.mend();
  });
});
