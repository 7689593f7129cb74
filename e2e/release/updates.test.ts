import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { phone, reload, visit } from '../support/browser.ts';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { currentPlace, isSameLoad, markLoad, readFailure } from '../support/faults.ts';
import { type Host, host } from '../support/host.ts';
import { corruptCached, lookForUpdate } from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';
import { openNextStep, primary } from '../support/walk.ts';
import { say } from '../support/words.ts';

/** Prefix of every title in the newer build, and in no other. */
const mark = 'Anew:';

const old = sites.guide.dist;
let copy: Copy;
let newer: string;
let net: Host;

/** The next build of the guide: other words, and other code in the first load. */
beforeAll(async () => {
  copy = copyProject();
  const [home, flow, service] = [
    'content/locales/en/ui.json',
    'content/locales/en/namespaces/flow.json',
    'content/locales/en/namespaces/service.json',
  ] as const;
  const marked = (file: string, ...keys: string[]) => {
    const words = JSON.parse(copy.read(file)) as Record<string, string>;
    for (const key of keys) words[key] = `${mark} ${words[key]}`;
    return JSON.stringify(words);
  };
  const steps = 'content/locales/en/steps.json';
  const titles = JSON.parse(copy.read(steps)) as Record<string, { title: string }>;
  for (const step of Object.values(titles)) step.title = `${mark} ${step.title}`;
  copy.write({
    [home]: marked(home, 'home-title'),
    [flow]: marked(flow, 'landing-title', 'landing-title-plain'),
    [service]: marked(service, 'service-help'),
    [steps]: JSON.stringify(titles),
    'apps/guide/src/main.tsx': `${copy.read('apps/guide/src/main.tsx')}document.documentElement.dataset.build = 'newer';\n`,
  });
  newer = await copy.build();
});

afterAll(() => copy?.remove());

beforeEach(async () => {
  net = await host(old);
});

afterEach(() => net.close());

const landing = '/miui?app=org.fdroid.fdroid&os=hyperos-2';
const step = '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2#allow-source';

const filesOf = (dist: string): Set<string> => {
  const { chunks } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as { chunks: Record<string, string[]> };
  return new Set(Object.values(chunks).flat());
};

/** Returns which build the screen is from, by its words; fails if its scripts are from both. */
async function buildOf(page: Page): Promise<'old' | 'newer'> {
  await page.locator('h1').waitFor();
  await waitForApp(page);
  const title = await page.locator('h1').innerText();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const [build, other] = title.includes(mark) ? [newer, old] : [old, newer];
  const foreignFiles = loaded.filter((path) => filesOf(other).has(path) && !filesOf(build).has(path));
  expect(foreignFiles, `a screen of two builds: ${title}`).toEqual([]);
  const entry = await page.evaluate(() => document.documentElement.dataset.build ?? 'old');
  expect(entry).toBe(title.includes(mark) ? 'newer' : 'old');
  return build === newer ? 'newer' : 'old';
}

const open = (path: string, workers: 'allow' | 'block' = 'allow') =>
  phone({ baseURL: net.origin, hasTouch: true, serviceWorkers: workers }).then(async (page) => {
    await visit(page, path);
    return page;
  });

const ready = (page: Page) => page.locator('[data-keeping="ready"]').waitFor();

describe('a page of the old build, after a new one was published', () => {
  it('completes its flow from the cache', async () => {
    const page = await open(landing);
    await ready(page);
    net.publish(newer);
    await lookForUpdate(page);
    await markLoad(page);
    for (let n = 0; n < 40 && !page.url().includes('/result/'); n += 1) {
      expect(await buildOf(page)).toBe('old');
      const previousPlace = currentPlace(page);
      await openNextStep(page);
      await expect.poll(() => currentPlace(page)).not.toBe(previousPlace);
    }
    expect(page.url()).toContain('/result/miui');
    expect(await isSameLoad(page)).toBe(true);
  });

  it('offers the new build, and loads it at the same address after a tap', async () => {
    const page = await open(landing);
    await ready(page);
    net.publish(newer);
    await lookForUpdate(page);
    const use = page.getByRole('button', { name: say('en', 'newer-use') });
    await use.waitFor();
    expect(await buildOf(page)).toBe('old');
    await use.click();
    await expect.poll(() => page.locator('h1').innerText()).toContain(mark);
    expect(await buildOf(page)).toBe('newer');
    expect(currentPlace(page)).toBe(landing);
    await ready(page);
    await net.cut();
    await page.reload();
    expect(await buildOf(page)).toBe('newer');
  });

  it('becomes the new one after one reload, and still works offline', async () => {
    const page = await open(step);
    await ready(page);
    net.publish(newer);
    await lookForUpdate(page);
    await net.cut();
    await page.reload();
    expect(await buildOf(page)).toBe('newer');
    expect(currentPlace(page)).toBe(step);
    await ready(page);
    await visit(page, '/result/miui?app=org.fdroid.fdroid');
    expect(await page.locator('h1').innerText()).not.toContain('Error');
  });

  it('switches only to the new build’s own document', async () => {
    const page = await open(landing);
    await ready(page);
    net.publish(newer);
    await lookForUpdate(page);
    const put = (names: readonly string[]) =>
      page.evaluate(async (all) => {
        const text = '<!doctype html><h1>Foreign</h1>';
        for (const name of all)
          await (await caches.open(name)).put('/', new Response(text, { headers: { 'Content-Type': 'text/html' } }));
      }, names);
    // A cache name of our kind that sorts after all others.
    await put(['sideguide-zzz']);
    await page.reload();
    expect(await buildOf(page)).toBe('newer');
    await put(await page.evaluate(() => caches.keys()));
    await reload(page);
    expect(await page.locator('h1').innerText()).not.toBe('Foreign');
  });

  it('rejects a cached file that was replaced meanwhile', async () => {
    const page = await open(landing);
    await ready(page);
    net.publish(newer);
    await lookForUpdate(page);
    expect(
      await corruptCached(page, 'screen-service', 'document.documentElement.dataset.foreign = "ran"'),
    ).toBeGreaterThan(0);
    await page.getByRole('button', { name: say('en', 'newer-use') }).click();
    await expect.poll(() => page.locator('h1').innerText()).toContain(mark);
    await ready(page);
    await visit(page, '/service');
    expect(await page.evaluate(() => document.documentElement.dataset.foreign)).toBeUndefined();
  });

  it('does not start the new one although an earlier page got it and closed', async () => {
    const first = await open(landing);
    await ready(first);
    net.publish(newer);
    await lookForUpdate(first);
    // Two pages of the new build, neither of which can reach the worker.
    const mute = (page: Page) =>
      page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
      });
    await mute(first);
    await first.reload();
    const second = await first.context().newPage();
    await mute(second);
    await visit(second, landing);
    expect([await buildOf(first), await buildOf(second)]).toEqual(['newer', 'newer']);
    const third = await first.context().newPage();
    await visit(third, landing);
    await ready(third);
    expect(await buildOf(third)).toBe('old');
    expect(await third.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
  });

  it('keeps its files while another of its pages is open', async () => {
    const first = await open(landing);
    await ready(first);
    const second = await first.context().newPage();
    await visit(second, landing);
    net.publish(newer);
    await lookForUpdate(first);
    // With two pages open, reloading one leaves the other unchanged.
    await first.reload();
    expect(await buildOf(first)).toBe('old');
    await first.getByRole('button', { name: say('en', 'newer-use') }).click();
    await expect.poll(() => first.locator('h1').innerText()).toContain(mark);
    await primary(second).click();
    await second.waitForURL(/downloadapps/);
    expect(await buildOf(second)).toBe('old');
  });
});

describe('a page of the old build whose files are gone', () => {
  it('opens the new build at the same address by one reload', async () => {
    const page = await open('/?app=org.fdroid.fdroid');
    await page.evaluate(() => navigator.serviceWorker.ready);
    net.publish(newer);
    // The chunk was neither loaded ahead nor cached, and it is no longer on the server.
    await page.locator('a[href^="/service"]').click();
    const failure = await readFailure(page);
    expect(failure.message).toContain('Loading');
    const place = currentPlace(page);
    await page.reload();
    await expect.poll(() => page.locator('h1').innerText()).toContain(mark);
    expect(await buildOf(page)).toBe('newer');
    expect(currentPlace(page)).toBe(place);
  });

  it('does so without a service worker too', async () => {
    const page = await open('/?app=org.fdroid.fdroid', 'block');
    net.publish(newer);
    await page.locator('a[href^="/service"]').click();
    await readFailure(page);
    await page.reload();
    await expect.poll(() => page.locator('h1').innerText()).toContain(mark);
    expect(await buildOf(page)).toBe('newer');
  });
});

it('keeps the old worker after a half-published build', async () => {
  const page = await open(landing);
  await ready(page);
  net.publish(newer);
  // The new worker names a document that this host does not have yet.
  net.answer(
    '/kept.html',
    (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end(readFileSync(join(old, 'kept.html'))),
  );
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing && installing.state !== 'redundant')
      await new Promise((go) => installing.addEventListener('statechange', go, { once: true }));
  });
  await page.reload();
  expect(await buildOf(page)).toBe('old');
});
