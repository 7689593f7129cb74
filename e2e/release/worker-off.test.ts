import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { landing, perTestHost, waitUntilReady } from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';
import { primary } from '../support/walk.ts';

const phones = perTestHost();

/** Publishes `worker-off.js`, with a script before it, as the worker, and makes the browser look for it. */
async function publishWorkerOff(page: Page, before = ''): Promise<void> {
  phones.net.answer('/worker.js', (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
      .end(before + readFileSync(join(sites.guide.dist, 'worker-off.js'), 'utf8')),
  );
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

it('removes the worker and its caches when the operator publishes `worker-off.js`', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  await publishWorkerOff(page);
  const remainingWorkers = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.includes('sideguide')).length,
    ]);
  await expect.poll(remainingWorkers).toEqual([0, 0]);
  // The page itself continues, and the next visit comes from the network.
  await primary(page).click();
  await page.waitForURL(/downloadapps/);
  const documents = () => phones.net.requests.filter((path) => path === '/miui').length;
  const before = documents();
  await page.goto(landing);
  expect(documents()).toBe(before + 1);
});

it.each(['Promise.reject(new Error("broken"))', 'new Promise(() => {})'])(
  'removes the worker of a phone whose storage answers with %s',
  async (answer) => {
    const page = await phones.open();
    await visit(page, landing);
    // From then on the page does not register the worker again.
    await waitUntilReady(page, 'en');
    await publishWorkerOff(page, `CacheStorage.prototype.keys = () => ${answer};\n`);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
  },
);
