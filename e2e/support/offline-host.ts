import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { type PhoneOptions, phone } from './browser.ts';
import { type Host, host } from './host.ts';
import { sites } from './sites.ts';
import { say } from './words.ts';

/** A place in the flow at which the following screens are cached. */
export const landing = '/miui?app=org.fdroid.fdroid&os=hyperos-2&rom=cn';

/** Returns the line that shows the caching state. */
export const offlineLine = (page: Page, keeping: string) => page.locator(`[data-keeping="${keeping}"]`);

export const waitUntilReady = async (page: Page, tag: string) => {
  await offlineLine(page, 'ready').waitFor();
  expect(await offlineLine(page, 'ready').innerText()).toBe(say(tag, 'kept-ready'));
};

/** Waits until the worker is active and what the page had loaded is cached. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const seen = () => performance.getEntriesByType('resource').filter(({ name }) => /\/static\//.test(name));
    for (;;) {
      const found = await Promise.all(seen().map(({ name }) => caches.match(name, { ignoreSearch: true })));
      if (found.length > 0 && found.every(Boolean)) return;
      await new Promise((go) => setTimeout(go, 50));
    }
  });

/** Reports a kind of network before any script of the page runs. */
const reportConnection = (to: Page | BrowserContext, connection: Readonly<Record<string, unknown>>) =>
  to.addInitScript((reported) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => reported, configurable: true });
  }, connection);

export const saveData = (page: Page) => reportConnection(page, { saveData: true, effectiveType: '4g' });

export const onCellular = (page: Page) => reportConnection(page, { type: 'cellular', effectiveType: '4g' });

/** Replaces or removes the cached copy of a chunk; the page can access the same caches as the worker. */
export const corruptCached = (page: Page, chunk: string, text?: string) =>
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

/** Makes the browser look for a new worker, as it does at the next visit, and waits until it is installed. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((go) => setTimeout(go, 50));
  });

/** Stops every worker, as a browser does with one that takes too long or when it needs the memory. */
export async function stopWorkers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((done) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) done();
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await devTools.detach();
}

/** Dispatches `visibilitychange`, as when a reader returns to the tab. */
export const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Opens a phone that allows service workers, on Wi-Fi: there the whole flow is cached at once. */
async function openAt(net: Host, options: PhoneOptions): Promise<Page> {
  const page = await phone({ baseURL: net.origin, hasTouch: true, serviceWorkers: 'allow', ...options });
  await reportConnection(page.context(), { type: 'wifi', effectiveType: '4g' });
  return page;
}

/** Sets up, before each test of a file, a server of the guide that can be cut off, and phones that open it. */
export function perTestHost() {
  let net: Host;
  beforeEach(async () => {
    net = await host(sites.guide.dist);
  });
  afterEach(() => net.close());
  return {
    get net() {
      return net;
    },
    open: (options: PhoneOptions = {}) => openAt(net, options),
  };
}
