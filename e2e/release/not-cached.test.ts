import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reload, visit } from '../support/browser.ts';
import { currentPlace, errorTitle, readFailure } from '../support/faults.ts';
import {
  corruptCached,
  landing,
  lookAgain,
  offlineLine,
  perTestHost,
  saveData,
  waitForWorker,
  waitUntilReady,
} from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';
import { primary, readScreen, summary } from '../support/walk.ts';
import { say } from '../support/words.ts';

const phones = perTestHost();

describe('“ready without network” does not appear', () => {
  it('while a file of the flow is missing; the file is loaded again', async () => {
    const page = await phones.open();
    await visit(page, landing);
    await waitUntilReady(page, 'en');
    expect(await corruptCached(page, 'screen-result-home')).toBeGreaterThan(0);
    // The browser's HTTP cache would still have it.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await phones.net.cut();
    await lookAgain(page);
    await offlineLine(page, 'cut').waitFor();
    expect(await offlineLine(page, 'cut').innerText()).toBe(say('en', 'kept-cut'));
    await phones.net.mend();
    await lookAgain(page);
    await waitUntilReady(page, 'en');
    await phones.net.cut();
    await visit(page, '/result/miui');
    expect(await page.getByText(errorTitle).count()).toBe(0);
  });

  it('with data saver on, until the reader asks for it', async () => {
    const page = await phones.open();
    await saveData(page);
    await visit(page, landing);
    const offer = page.getByRole('button', { name: say('en', 'kept-offer') });
    await offer.waitFor();
    await page.waitForLoadState('networkidle');
    const before = phones.net.requests.length;
    await page.waitForTimeout(500);
    expect(phones.net.requests.slice(before)).toEqual([]);
    expect(phones.net.requests).not.toContain('/worker.js');
    await offer.click();
    await waitUntilReady(page, 'en');
    await phones.net.cut();
    await reload(page);
    expect((await readScreen(page)).heading.text).toContain('F-Droid');
  });

  it.each([landing, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source', '/'])(
    'nothing at all ahead to a reader who saves data, at %s',
    async (path) => {
      const page = await phones.open();
      await saveData(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const before = phones.net.requests.length;
      // Longer than the idle time after which chunks are loaded ahead.
      await page.waitForTimeout(3_000);
      expect(phones.net.requests.slice(before)).toEqual([]);
      expect(phones.net.requests.filter((path) => /\/(?:share|offline|words-share)[.-]|worker\.js/.test(path))).toEqual(
        [],
      );
    },
  );

  it('with data saver on, but the tools of a step load on request', async () => {
    const page = await phones.open();
    await saveData(page);
    await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
    await summary(page, say('en', 'tools-open')).click();
    await page.getByRole('button', { name: say('en', 'send') }).waitFor();
  });

  it('with data saver on, if the connection is lost when the reader asks; saving goes on when it is back', async () => {
    const page = await phones.open();
    await saveData(page);
    await visit(page, landing);
    const offer = page.getByRole('button', { name: say('en', 'kept-offer') });
    await offer.waitFor();
    await phones.net.cut();
    await offer.click();
    await offlineLine(page, 'cut').waitFor();
    await phones.net.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await waitUntilReady(page, 'en');
  });

  it('for the steps of another phone', async () => {
    const page = await phones.open();
    await visit(page, '/coloros');
    const goTo = (to: string) =>
      page.evaluate((address) => {
        history.pushState({ n: 9 }, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, to);
    await goTo(landing);
    await waitUntilReady(page, 'en');
    await phones.net.cut();
    await goTo('/coloros');
    await page.locator('h1', { hasText: 'OPPO' }).waitFor();
    expect(await offlineLine(page, 'ready').count()).toBe(0);
    await offlineLine(page, 'cut').waitFor();
  });

  it('if the worker does not arrive, which is not blamed on the browser', async () => {
    phones.net.answer('/worker.js', (request) => request.socket.destroy());
    const page = await phones.open();
    await visit(page, landing);
    await offlineLine(page, 'cut').waitFor();
  });

  it.each<[string, number, Readonly<Record<string, string>>]>([
    ['its own page', 200, { 'Content-Type': 'text/html' }],
    ['a redirect to it', 302, { Location: '/404.html' }],
    ['something without a type', 200, {}],
  ])(
    'if a captive portal sends %s in the worker’s place, until the network is back',
    async (_what, status, headers) => {
      const page = await phones.open();
      phones.net.answer('/worker.js', (_request, response) => response.writeHead(status, headers).end('<p>Log in'));
      await visit(page, landing);
      await offlineLine(page, 'cut').waitFor();
      phones.net.answer('/worker.js', (_request, response) =>
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end(readFileSync(join(sites.guide.dist, 'worker.js'))),
      );
      await lookAgain(page);
      await waitUntilReady(page, 'en');
    },
  );

  it('if the browser caches nothing; everything else works', async () => {
    const page = await phones.open();
    await page.addInitScript(() => {
      const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: denied });
      Object.defineProperty(CacheStorage.prototype, 'open', { value: denied });
    });
    await visit(page, landing);
    await offlineLine(page, 'denied').waitFor();
    expect(await offlineLine(page, 'denied').innerText()).toBe(say('en', 'kept-denied'));
    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    expect(phones.net.requests).not.toContain('/worker.js');
  });

  it('if storage is full; one sentence says so', async () => {
    const page = await phones.open();
    const client = await page.context().newCDPSession(page);
    await visit(page, '/');
    await waitForWorker(page);
    const { usage } = await client.send('Storage.getUsageAndQuota', { origin: phones.net.origin });
    await client.send('Storage.overrideQuotaForOrigin', { origin: phones.net.origin, quotaSize: usage + 4_000 });
    await page.goto(landing);
    await offlineLine(page, 'full').waitFor();
    expect(await offlineLine(page, 'full').innerText()).toBe(say('en', 'kept-full'));
    expect(currentPlace(page)).toBe(landing);
    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    expect(await page.getByText(errorTitle).count()).toBe(0);
  });
});

it('a flow file that somebody has opened is not cached', async () => {
  const page = await phones.open();
  await visit(page, '/miui?app=org.fdroid.fdroid');
  await waitUntilReady(page, 'en');
  await page.goto('/flows/miui/hyperos-3/global/en.json');
  expect(JSON.parse(await page.locator('pre').innerText())).toMatchObject({ skin: 'miui', rom: 'global' });
  const paths = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => /^\/(?:flows\/|guide\.|flow[.-])/.test(path))).toEqual([]);
});

it('leaves a file that is not cached to the browser without network, and explains any other address', async () => {
  const page = await phones.open();
  await visit(page, '/');
  await waitForWorker(page);
  await phones.net.cut();
  await page.goto('/nowhere');
  expect((await readFailure(page)).message).toBe('404 Not Found');
  await expect(page.goto('/plain-en.html')).rejects.toThrow('ERR_');
});
