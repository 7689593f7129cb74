import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { currentPlace, errorTitle, readFailure } from '../support/faults.ts';
import {
  corruptCached,
  landing,
  offlineLine,
  onCellular,
  perTestHost,
  waitUntilReady,
} from '../support/offline-host.ts';
import { rescue, say } from '../support/words.ts';

const phones = perTestHost();

it('is ready on a phone whose browser is never idle', async () => {
  const page = await phones.open();
  await page.addInitScript(() => {
    const late = (work: () => void, { timeout }: { timeout?: number } = {}) =>
      timeout ? setTimeout(work, timeout) : 0;
    Object.assign(globalThis, { requestIdleCallback: late });
  });
  await visit(page, landing);
  await waitUntilReady(page, 'en');
});

it('leads to a calm Home only after a stop, also where a language is not on the phone', async () => {
  const page = await phones.open();
  await visit(page, `${landing}&lang=tr`);
  await waitUntilReady(page, 'tr');
  await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid&lang=tr#no-caller');
  await page.getByRole('button', { name: say('tr', 'caller-yes') }).tap();
  await page.getByRole('alertdialog').waitFor();
  await page.context().setOffline(true);
  await page.goto('/?lang=en');
  const { help } = await readFailure(page);
  expect(help).toEqual([rescue('tr', 'offline-title'), rescue('tr', 'offline-text')]);
  await page.getByRole('link', { name: rescue('tr', 'kept').replace('{maker}', 'Xiaomi') }).click();
  await page.locator('h1', { hasText: say('tr', 'stopped-title') }).waitFor();
  expect(currentPlace(page)).toBe('/?lang=tr#stopped');
});

it('refetches a file that is corrupt in the cache, and repairs the cache', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  expect(await corruptCached(page, 'screen-result-home', 'half a scr')).toBeGreaterThan(0);
  await visit(page, '/result/miui');
  expect(await page.getByText(errorTitle).count()).toBe(0);
  // The response of the retry replaces the damaged file in the cache.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const texts: string[] = [];
        for (const key of await caches.keys()) {
          const cache = await caches.open(key);
          for (const request of await cache.keys())
            if (request.url.includes('screen-result')) texts.push(await (await cache.match(request))!.text());
        }
        return texts.some((text) => text.includes('half a scr'));
      }),
    )
    .toBe(false);
});

it('fetches nothing in a worker before the first text, and nothing twice', async () => {
  const page = await phones.open();
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
  const statics = phones.net.requests.filter((path) => path.startsWith('/static/'));
  expect(statics.length).toBeGreaterThan(10);
  expect(statics.filter((path, at) => statics.indexOf(path) !== at)).toEqual([]);
  // React and the entry came inside the document.
  expect(statics.filter((path) => /\/(?:react|index)\.\w+\.(?:js|css)$/.test(path))).toEqual([]);
  const screen = phones.net.requests.findIndex((path) => path.includes('/screen-skin.'));
  expect(screen).toBeGreaterThan(0);
  expect(phones.net.requests.indexOf('/worker.js')).toBeGreaterThan(screen);
});

it('caches what no step waits for last, and away from Wi-Fi only after a while of reading', async () => {
  const page = await phones.open();
  await page.clock.install();
  await onCellular(page);
  await visit(page, landing);
  const isLate = (path: string) => /\/(?:answers-en|check-worker|sources)\.\w+\.js$/.test(path);
  const lateFiles = () => phones.net.requests.filter(isLate);
  await page.clock.runFor(2_000);
  await expect.poll(() => phones.net.requests.some((path) => path.includes('/screen-result-home.'))).toBe(true);
  expect(lateFiles()).toEqual([]);
  expect(await offlineLine(page, 'ready').count()).toBe(0);
  for (let n = 0; n < 20 && lateFiles().length < 3; n += 1) await page.clock.runFor(1_000);
  await waitUntilReady(page, 'en');
  expect(lateFiles().length).toBe(3);
});
