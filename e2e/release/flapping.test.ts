import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { currentPlace } from '../support/faults.ts';
import { landing, perTestHost, waitUntilReady } from '../support/offline-host.ts';
import { sites } from '../support/sites.ts';
import { primary } from '../support/walk.ts';
import { rescue, say } from '../support/words.ts';

const phones = perTestHost();

/** Milliseconds that the network is up, and down: long enough for a part of a screen, too short for a whole flow. */
const periodMs = 1_500;

it.each(['allow', 'block'] as const)(
  'a reader whose network comes and goes reaches the end of the flow (service workers: %s)',
  async (serviceWorkers) => {
    const page = await phones.open({ serviceWorkers, locale: 'uk-UA' });
    await visit(page, '/miui?app=org.fdroid.fdroid&os=hyperos-2');
    let isUp = true;
    const flapping = setInterval(() => {
      isUp = !isUp;
      void (isUp ? phones.net.mend() : phones.net.cut());
    }, periodMs);
    const retry = page.locator('.failure').getByRole('button', { name: rescue('uk', 'retry') });
    try {
      for (let n = 0; n < 200 && !page.url().includes('/result/'); n += 1) {
        const before = currentPlace(page);
        await primary(page).or(retry).first().click();
        const hasMoved = page.waitForURL(() => currentPlace(page) !== before, {
          waitUntil: 'commit',
          timeout: 4 * periodMs,
        });
        await Promise.race([hasMoved, retry.waitFor({ timeout: 4 * periodMs })]).catch(() => undefined);
      }
      await page.waitForURL(/\/result\/miui/);
      await expect.poll(() => page.locator('.page h1').count()).toBe(1);
    } finally {
      clearInterval(flapping);
      await phones.net.mend();
    }
  },
);

it('a reader whose network stops answering after a failure still opens what is on the phone', async () => {
  const page = await phones.open();
  await visit(page, landing);
  await waitUntilReady(page, 'en');
  await phones.net.cut();
  await page.evaluate(() => {
    history.pushState({ n: 9 }, '', '/coloros');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('.failure').waitFor();
  // From now on this page asks for every file anew.
  await phones.net.mend();
  const chunks = join(sites.guide.dist, 'static/js/async');
  for (const file of readdirSync(chunks)) phones.net.answer(`/static/js/async/${file}`, () => undefined);
  await page.goBack();
  await page.getByRole('link', { name: say('en', 'look-up-message') }).click();
  await page.locator('h1', { hasText: say('en', 'messages-title') }).waitFor({ timeout: 30_000 });
});
