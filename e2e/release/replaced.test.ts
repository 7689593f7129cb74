import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { corruptCached, landing, perTestHost, waitForWorker, waitUntilReady } from '../support/offline-host.ts';
import { openNextStep, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

// Any script of the origin can write to cache storage, and what is written stays there. What the worker serves from it
// is therefore compared with the digests of the build.

const phones = perTestHost();

/** A foreign script that marks the document when it runs. */
const foreign = 'document.documentElement.dataset.foreign = "ran"';

const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.foreign);

it('replaces a cached document that is not the build’s', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  const replaced = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('sideguide-'));
    for (const name of names) {
      const page = new Response('<!doctype html><h1>Foreign</h1>', { headers: { 'Content-Type': 'text/html' } });
      await (await caches.open(name)).put('/', page);
    }
    return names.length;
  });
  expect(replaced).toBe(1);
  await visit(page, landing);
  expect((await readScreen(page)).heading.text).not.toBe('Foreign');
  // The removed files are cached again.
  await waitUntilReady(page, 'en');
  await phones.net.cut();
  await visit(page, landing);
  expect((await readScreen(page)).button?.text).toBe(say('en', 'start'));
});

it('serves nothing from a cache of another app', async () => {
  const page = await phones.open();
  await visit(page, '/');
  await waitForWorker(page);
  const chunk = await page.evaluate(async () => {
    const [own] = (await caches.keys()).filter((name) => name.startsWith('sideguide-'));
    const paths = (await (await caches.open(own!)).keys()).map(({ url }) => new URL(url).pathname);
    return paths.find((path) => /\/index\.\w+\.js$/.test(path))!;
  });
  await page.evaluate(
    async ([path, text]) => {
      // The first cache that a search through all of them would find.
      for (const name of await caches.keys()) await caches.delete(name);
      const file = new Response(text, { headers: { 'Content-Type': 'text/javascript' } });
      await (await caches.open('another-app')).put(path, file);
    },
    [chunk, foreign] as const,
  );
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  await visit(page, landing);
  await openNextStep(page);
  expect(await ran(page)).toBeUndefined();
});

it('removes a replaced chunk when a worker starts', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  expect(await corruptCached(page, 'screen-service', foreign)).toBeGreaterThan(0);
  // As when the browser has discarded the worker: the next one finds the cache of its own build.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.unregister());
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  await visit(page, '/service');
  expect(await ran(page)).toBeUndefined();
  expect((await readScreen(page)).heading.text).toBe(say('en', 'service-help'));
});
