import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../tools/browser/launch.ts';
import type { Check } from './contract/check.ts';

/** Longest wait for the service worker, in milliseconds. */
const timeout = 30_000;

/**
 * Checks that a page opens after the server has gone, once the service worker has reported that it is ready. Must be
 * the last check, since it stops the server.
 */
export const offline: Check = {
  name: 'offline after one visit',
  run: async ({ port, dist, site, stop }) => {
    if (!existsSync(join(dist, 'worker.js')))
      return { requests: 0, problems: [], skip: 'this build has no service worker, so nothing opens without network' };
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${port}${site.base}`);
      await page.locator('h1').waitFor();
      const ready = await page.evaluate(
        (timeout) =>
          Promise.race([
            navigator.serviceWorker.ready.then(() => true),
            new Promise<boolean>((late) => setTimeout(() => late(false), timeout)),
          ]),
        timeout,
      );
      if (!ready) return { requests: 1, problems: [`the service worker is not ready after ${timeout / 1000} s`] };
      const heading = await page.locator('h1').textContent();
      await stop();
      await page.reload();
      await page.locator('h1').waitFor();
      const again = await page.locator('h1').textContent();
      return { requests: 2, problems: again === heading ? [] : [`the heading was “${heading}” and is “${again}”`] };
    } catch (error) {
      return { requests: 1, problems: [error instanceof Error ? error.message : String(error)] };
    } finally {
      await browser.close();
    }
  },
};
