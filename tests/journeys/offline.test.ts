import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameHeader, shareAddress, sharedCache, shareField } from '#lib/offline/share.ts';
import { closePhones, type PhoneOptions, phone, visit } from '../support/browser.ts';
import { errorTitle, placeOf, readFailure } from '../support/faults.ts';
import { type Host, host } from '../support/host.ts';
import { sites } from '../support/sites.ts';
import { look, onward, primary } from '../support/walk.ts';
import { rescue, say } from '../support/words.ts';

let net: Host;

beforeEach(async () => {
  net = await host(sites.guide.dist);
});

afterEach(async () => {
  await closePhones();
  await net.close();
});

const landing = '/miui?app=org.fdroid.fdroid&os=hyperos-2&rom=cn';

const open = (options: PhoneOptions = {}) =>
  phone({ baseURL: net.origin, hasTouch: true, serviceWorkers: 'allow', ...options });

const said = (page: Page, keeping: string) => page.locator(`[data-keeping="${keeping}"]`);

const waitUntilReady = async (page: Page, tag: string) => {
  await said(page, 'ready').waitFor();
  expect(await said(page, 'ready').innerText()).toBe(say(tag, 'kept-ready'));
};

/** Until the worker has answered, and what the page had loaded is kept. */
const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const seen = () => performance.getEntriesByType('resource').filter(({ name }) => /\/static\//.test(name));
    for (;;) {
      const found = await Promise.all(seen().map(({ name }) => caches.match(name, { ignoreSearch: true })));
      if (found.length > 0 && found.every(Boolean)) return;
      await new Promise((go) => setTimeout(go, 50));
    }
  });

/** Says that the connection costs, before any script of the page runs. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) }),
  );

/** Caches are open to the page as to the worker: what is kept of a chunk is replaced, or thrown away. */
const spoil = (page: Page, chunk: string, text?: string) =>
  page.evaluate(
    async ([name, put]) => {
      let hits = 0;
      for (const key of await caches.keys()) {
        const cache = await caches.open(key);
        for (const { url } of await cache.keys()) {
          if (!url.includes(`/${name}.`)) continue;
          hits += 1;
          await cache.delete(url);
          if (put !== undefined)
            await cache.put(url, new Response(put, { headers: { 'Content-Type': 'text/javascript' } }));
        }
      }
      return hits;
    },
    [chunk, text] as const,
  );

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe.each(['en', 'ur', 'zh'])('ready without network, in %s', (tag) => {
  it('is said, the network is cut that moment, and the whole flow goes on', { timeout: 120_000 }, async () => {
    const page = await open({ locale: tag });
    await visit(page, landing);
    await waitUntilReady(page, tag);
    await net.cut();

    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    const places: string[] = [];
    for (let n = 0; n < 40 && !page.url().includes('/result/'); n += 1) {
      const seen = await look(page);
      expect(seen.lang).toBe(tag);
      expect(seen.title).not.toContain(errorTitle);
      places.push(seen.href);
      // The page of the makers opens elsewhere: here it is read, and the way goes on.
      await onward(page);
      await expect.poll(() => placeOf(page)).not.toBe(seen.href);
      await page.locator('h1').waitFor();
    }
    expect(places.length).toBeGreaterThan(8);
    expect(page.url()).toContain('/result/miui');

    const middle = places[Math.floor(places.length / 2)]!;
    await visit(page, middle);
    expect(placeOf(page)).toBe(middle);
    const before = await look(page);
    await page.reload();
    await page.locator('h1').waitFor();
    expect((await look(page)).heading).toEqual(before.heading);
    await waitUntilReady(page, tag);
    await page.goBack();
    await page.waitForURL('**/result/miui*');
    await page.locator('h1').waitFor();
    expect(page.url()).toContain('/result/miui');
    await visit(page, '/service#messages');
    expect(await page.locator('main details').count()).toBeGreaterThan(5);
  });
});

it('a killed tab opens again without network, in a new page of the same phone', async () => {
  const page = await open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
  const { heading } = await look(page);
  await net.cut();
  const other = await page.context().newPage();
  await page.close();
  await visit(other, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
  expect((await look(other)).heading).toEqual(heading);
});

describe('it is not said', () => {
  it('while a file of the flow is missing, and the file is fetched again', async () => {
    const page = await open();
    await visit(page, landing);
    await waitUntilReady(page, 'en');
    expect(await spoil(page, 'screen-result-home')).toBeGreaterThan(0);
    // The browser's own cache would still have it.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await net.cut();
    await lookAgain(page);
    await said(page, 'cut').waitFor();
    expect(await said(page, 'cut').innerText()).toBe(say('en', 'kept-cut'));
    await net.mend();
    await lookAgain(page);
    await waitUntilReady(page, 'en');
    await net.cut();
    await page.goto('/result/miui');
    await page.locator('h1').waitFor();
    expect((await look(page)).title).not.toContain(errorTitle);
  });

  it('to a reader who saves data, until the reader asks for it', async () => {
    const page = await open();
    await saveData(page);
    await visit(page, landing);
    const offer = page.getByRole('button', { name: say('en', 'kept-offer') });
    await offer.waitFor();
    await page.waitForLoadState('networkidle');
    const before = net.asked.length;
    await page.waitForTimeout(500);
    expect(net.asked.slice(before)).toEqual([]);
    expect(net.asked).not.toContain('/worker.js');
    await offer.click();
    await waitUntilReady(page, 'en');
    await net.cut();
    await page.reload();
    await page.locator('h1').waitFor();
    expect((await look(page)).heading.text).toContain('F-Droid');
  });

  it.each([landing, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source', '/'])(
    'nothing at all ahead to a reader who saves data, at %s',
    async (path) => {
      const page = await open();
      await saveData(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const before = net.asked.length;
      // Longer than any quiet moment after which something is fetched for others.
      await page.waitForTimeout(3_000);
      expect(net.asked.slice(before)).toEqual([]);
      expect(net.asked.filter((asked) => /\/(?:ways|offline|words-ways)[.-]|worker\.js/.test(asked))).toEqual([]);
    },
  );

  it('the tools of a step to a reader who saves data, when asked', async () => {
    const page = await open();
    await saveData(page);
    await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
    await page.getByRole('button', { name: say('en', 'tools-open') }).click();
    await page.getByRole('button', { name: say('en', 'send') }).waitFor();
  });

  it('where the browser keeps nothing; all else works', async () => {
    const page = await open();
    await page.addInitScript(() => {
      const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: denied });
    });
    await visit(page, landing);
    await said(page, 'denied').waitFor();
    expect(await said(page, 'denied').innerText()).toBe(say('en', 'kept-denied'));
    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    expect(net.asked).not.toContain('/worker.js');
  });

  it('where there is no room: one sentence, and the place is kept', async () => {
    const page = await open();
    const client = await page.context().newCDPSession(page);
    await visit(page, '/');
    await waitForWorker(page);
    const { usage } = await client.send('Storage.getUsageAndQuota', { origin: net.origin });
    await client.send('Storage.overrideQuotaForOrigin', { origin: net.origin, quotaSize: usage + 4_000 });
    await page.goto(landing);
    await said(page, 'full').waitFor();
    expect(await said(page, 'full').innerText()).toBe(say('en', 'kept-full'));
    expect(placeOf(page)).toBe(landing);
    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    expect(await page.locator('h1').innerText()).not.toBe(errorTitle);
  });
});

it('after the first visit Home opens without network, and the error screen helps with the rest', async () => {
  const page = await open({ locale: 'tr-TR' });
  await visit(page, '/');
  await waitForWorker(page);
  await net.cut();
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await page.locator('h1').innerText()).toBe(say('tr', 'home-title'));
  await page.context().setOffline(true);
  await page.goto('/miui/service#autostart');
  const failure = await readFailure(page);
  expect(failure.help[0]).toBe(rescue('tr', 'offline-title'));
  expect(placeOf(page)).toBe('/miui/service#autostart');
});

it('a file that was damaged where it is kept is asked of the network, and mended', async () => {
  const page = await open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  expect(await spoil(page, 'screen-result-home', 'half a scr')).toBeGreaterThan(0);
  await page.goto('/result/miui');
  await page.locator('h1').waitFor();
  expect(await page.locator('h1').innerText()).not.toBe(errorTitle);
  // What the second try brought is kept in the damaged file's place.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const texts: string[] = [];
        for (const key of await caches.keys()) {
          const cache = await caches.open(key);
          for (const kept of await cache.keys())
            if (kept.url.includes('screen-result')) texts.push(await (await cache.match(kept))!.text());
        }
        return texts.some((text) => text.includes('half a scr'));
      }),
    )
    .toBe(false);
});

it('no worker fetches anything before the first text, and nothing crosses the network twice', async () => {
  const page = await open();
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      Object.assign(window, { testRead: document.querySelector('h1')?.innerText });
      return register.apply(this, given);
    };
  });
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  const read = await page.evaluate(() => (window as { testRead?: string }).testRead);
  expect(read).toBe(await page.locator('h1').innerText());
  const statics = net.asked.filter((path) => path.startsWith('/static/'));
  expect(statics.length).toBeGreaterThan(10);
  expect(statics.filter((path, at) => statics.indexOf(path) !== at)).toEqual([]);
  const screen = net.asked.findIndex((path) => path.includes('/screen-skin.'));
  expect(screen).toBeGreaterThan(0);
  expect(net.asked.indexOf('/worker.js')).toBeGreaterThan(screen);
});

it('a file that another app hands over lies ready for the page', async () => {
  // The page's own policy lets no form go; a phone's share sheet is no page.
  const page = await open({ bypassCSP: true });
  await visit(page, '/');
  await waitForWorker(page);
  await net.cut();
  await page.evaluate((field) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share';
    form.enctype = 'multipart/form-data';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = field;
    const files = new DataTransfer();
    files.items.add(new File(['PK'], 'an äpp.apk', { type: 'application/vnd.android.package-archive' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, shareField);
  await page.waitForURL('**/service#check');
  const kept = await page.evaluate(
    async ([cache, key, header]) => {
      const file = await (await caches.open(cache)).match(key);
      return [decodeURIComponent(file?.headers.get(header) ?? ''), await file?.text()];
    },
    [sharedCache, `/${shareAddress}`, nameHeader] as const,
  );
  expect(kept).toEqual(['an äpp.apk', 'PK']);
});
