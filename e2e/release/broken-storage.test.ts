import { readdirSync, renameSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import {
  allCases,
  breakages,
  breakStorage,
  operations,
  serveBreakableWorker,
  worstCases,
} from '../support/broken-storage.ts';
import { reload, visit } from '../support/browser.ts';
import {
  landing,
  lookForUpdate,
  perTestHost,
  stopWorkers,
  waitForWorker,
  waitUntilReady,
} from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';
import { testFolder } from '../support/test-folder.ts';
import { say } from '../support/words.ts';

const phones = perTestHost();
const profile = testFolder();
const { dist } = sites.guide;
const service = '/service?lang=uz';

const heading = (page: Page) => page.locator('h1').innerText();

/** Opens Home on a phone whose worker is active and can be told to break its storage. */
async function openWithWorker(): Promise<Page> {
  serveBreakableWorker(phones.net, dist);
  const page = await phones.open();
  await visit(page, '/');
  await waitForWorker(page);
  return page;
}

/** Expects the page to work as well as without a worker: a reload, and a screen that is not cached. */
async function expectScreens(page: Page, broken = ''): Promise<void> {
  await reload(page);
  expect(await heading(page), broken).toBe(say('en', 'home-title'));
  await visit(page, service);
  expect(await heading(page), broken).toBe(say('uz', 'service-help'));
  await visit(page, '/');
}

describe('online, every screen opens', () => {
  it.each(breakages)('if the worker’s storage answers with “%s” to any operation, or to all', async (how) => {
    const page = await openWithWorker();
    for (const [, name, names] of allCases.filter(([of]) => of === how)) {
      // The next one has a storage that works.
      await stopWorkers(page);
      await page.evaluate(breakStorage(names, how));
      await expectScreens(page, name);
    }
  });

  it.each(worstCases)('and while a newer build waits: “%s” to %s', async (how, _name, names) => {
    const page = await openWithWorker();
    serveBreakableWorker(phones.net, dist, 2);
    await lookForUpdate(page);
    await page.evaluate(breakStorage(names, how));
    await expectScreens(page);
  });

  it('if there is no room for a single byte, also while a newer build waits', async () => {
    const page = await openWithWorker();
    serveBreakableWorker(phones.net, dist, 2);
    await lookForUpdate(page);
    const client = await page.context().newCDPSession(page);
    // With 0 Chromium still stores.
    await client.send('Storage.overrideQuotaForOrigin', { origin: phones.net.origin, quotaSize: 1 });
    await expectScreens(page);
  });

  it('if the profile’s cache storage is damaged on disk', async () => {
    const { executablePath, args, env } = await findBrowser();
    const open = () =>
      chromium.launchPersistentContext(profile.folder, {
        executablePath,
        args,
        env: { ...(process.env as Record<string, string>), ...env },
        baseURL: phones.net.origin,
        locale: 'en-US',
      });
    const first = await open();
    const page = await first.newPage();
    await visit(page, landing);
    await waitUntilReady(page, 'en');
    await first.close();
    const folder = readdirSync(profile.folder, { recursive: true, encoding: 'utf8' }).find((path) =>
      path.endsWith('CacheStorage'),
    )!;
    renameSync(profile.at(folder), profile.at(`${folder}.old`));
    profile.put(folder, 'damaged');
    const second = await open();
    const again = await second.newPage();
    await visit(again, landing);
    expect(await again.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await heading(again)).toContain('F-Droid');
    await visit(again, service);
    expect(await heading(again)).toBe(say('uz', 'service-help'));
    await second.close();
  });
});

it('says that the browser stores nothing if a page asks a worker whose storage hangs', async () => {
  const page = await openWithWorker();
  await page.evaluate(breakStorage(operations, 'hang'));
  await page.goto(landing);
  await page.locator('[data-keeping="denied"]').waitFor();
});
