import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { landing, perTestHost, waitUntilReady } from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';
import { primary } from '../support/walk.ts';

const phones = perTestHost();

it('removes the worker and its caches when the operator publishes `worker-off.js`', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  phones.net.answer(
    '/worker.js',
    (_request, response) =>
      void response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
        .end(readFileSync(join(sites.guide.dist, 'worker-off.js'))),
  );
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
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
