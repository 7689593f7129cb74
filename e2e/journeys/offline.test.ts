import { describe, expect, it } from 'vitest';
import { reload, visit } from '../support/browser.ts';
import { planFor, wordsFor } from '../support/expected.ts';
import { currentPlace, errorTitle, readFailure } from '../support/faults.ts';
import {
  corruptCached,
  landing,
  offlineLine,
  onCellular,
  perTestHost,
  waitForWorker,
  waitUntilReady,
} from '../support/offline-host.ts';
import { leaveScreen, openNextStep, primary, readScreen } from '../support/walk.ts';
import { rescue, say } from '../support/words.ts';

const phones = perTestHost();

describe.each(['en', 'ur', 'zh'])('“ready without network”, in %s', (tag) => {
  it('is shown; the whole flow works with the network cut at that moment', async () => {
    const page = await phones.open({ locale: tag });
    await visit(page, landing);
    await waitUntilReady(page, tag);
    await phones.net.cut();

    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    const places: string[] = [];
    const headings: string[] = [];
    for (let n = 0; n < 40 && !page.url().includes('/result/'); n += 1) {
      const seen = await readScreen(page);
      expect(seen.lang).toBe(tag);
      expect(await page.getByText(errorTitle).count()).toBe(0);
      places.push(seen.href);
      headings.push(seen.heading.text);
      // The app makers' page opens elsewhere; here the test just continues.
      await openNextStep(page);
      await expect.poll(() => currentPlace(page)).not.toBe(seen.href);
      await page.locator('h1').waitFor();
    }
    const reader = { tag, skin: 'miui', app: 'org.fdroid.fdroid', os: 'hyperos-2', rom: 'cn' };
    expect(headings).toEqual(planFor(reader).download.map((id) => wordsFor(reader, id).shown.title));
    expect(page.url()).toContain('/result/miui');

    await leaveScreen(page, () => page.locator('main a[href^="/miui/service"]').first().tap());
    expect((await readScreen(page)).heading.text).toBe(say(tag, 'service-title'));
    await leaveScreen(page, () => page.locator('main li a').first().tap());
    const setting = wordsFor(reader, new URL(page.url()).hash.slice(1));
    expect((await readScreen(page)).heading.text).toBe(setting.shown.title);
    await openNextStep(page);
    expect((await readScreen(page)).heading.text).toBe(say(tag, 'service-title'));
    await openNextStep(page);
    expect(page.url()).toContain('/result/miui');

    const middle = places[Math.floor(places.length / 2)]!;
    await visit(page, middle);
    expect(currentPlace(page)).toBe(middle);
    const before = await readScreen(page);
    await reload(page);
    expect((await readScreen(page)).heading).toEqual(before.heading);
    await waitUntilReady(page, tag);
    await page.goBack();
    await page.waitForURL('**/result/miui*');
    await page.locator('h1').waitFor();
    expect(page.url()).toContain('/result/miui');
    await visit(page, '/service#messages');
    expect(await page.locator('main details').count()).toBeGreaterThan(5);
    await page.getByRole('searchbox').fill('play protect');
    await page.locator('[data-answer] a').first().click();
    await expect.poll(() => currentPlace(page)).not.toContain('#messages');
    expect(await page.getByText(errorTitle).count()).toBe(0);
  });
});

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

it('reopens a killed tab without network', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
  const { heading } = await readScreen(page);
  await phones.net.cut();
  const other = await page.context().newPage();
  await page.close();
  await visit(other, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
  expect((await readScreen(other)).heading).toEqual(heading);
});

it('opens Home without network after the first visit, and the error screen for anything else', async () => {
  const page = await phones.open({ locale: 'tr-TR' });
  await visit(page, '/');
  await waitForWorker(page);
  await phones.net.cut();
  await reload(page);
  expect(await page.locator('h1').innerText()).toBe(say('tr', 'home-title'));
  await page.context().setOffline(true);
  await page.goto('/miui/service#autostart');
  const failure = await readFailure(page);
  expect(failure.help[0]).toBe(rescue('tr', 'offline-title'));
  expect(currentPlace(page)).toBe('/miui/service#autostart');
});

it('offers what is on the phone, in its language, if another language or phone is not', async () => {
  const page = await phones.open();
  await visit(page, `${landing}&lang=tr`);
  await waitUntilReady(page, 'tr');
  await page.context().setOffline(true);
  const offer = page.getByRole('link', { name: rescue('tr', 'kept').replace('{maker}', 'Xiaomi') });
  for (const [path, kept] of [
    ['/miui/downloadapps?lang=en#allow-source', '/miui/downloadapps?lang=tr#allow-source'],
    ['/coloros/downloadapps?app=org.fdroid.fdroid&lang=en', '/miui?app=org.fdroid.fdroid&lang=tr'],
    ['/coloros?lang=tr', '/miui?lang=tr'],
  ] as const) {
    await page.goto(path);
    const { help, message } = await readFailure(page);
    expect(help).toEqual([rescue('tr', 'offline-title'), rescue('tr', 'offline-text')]);
    expect(message).not.toContain('again');
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    await offer.click();
    await page.locator('.page h1').waitFor();
    expect(currentPlace(page)).toBe(kept);
  }
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
