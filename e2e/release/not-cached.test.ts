import { describe, expect, it } from 'vitest';
import { reload, visit } from '../support/browser.ts';
import { currentPlace, errorTitle } from '../support/faults.ts';
import {
  corruptCached,
  landing,
  lookAgain,
  offlineLine,
  perTestHost,
  saveData,
  waitForWorker,
  waitUntilReady,
} from '../support/offline-host.ts';
import { primary, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const phones = perTestHost();

describe('“ready without network” is not said', () => {
  it('while a file of the flow is missing, and the file is fetched again', async () => {
    const page = await phones.open();
    await visit(page, landing);
    await waitUntilReady(page, 'en');
    expect(await corruptCached(page, 'screen-result-home')).toBeGreaterThan(0);
    // The browser's HTTP cache would still have it.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await phones.net.cut();
    await lookAgain(page);
    await offlineLine(page, 'cut').waitFor();
    expect(await offlineLine(page, 'cut').innerText()).toBe(say('en', 'kept-cut'));
    await phones.net.mend();
    await lookAgain(page);
    await waitUntilReady(page, 'en');
    await phones.net.cut();
    await visit(page, '/result/miui');
    expect((await readScreen(page)).title).not.toContain(errorTitle);
  });

  it('to a reader who saves data, until they ask for it', async () => {
    const page = await phones.open();
    await saveData(page);
    await visit(page, landing);
    const offer = page.getByRole('button', { name: say('en', 'kept-offer') });
    await offer.waitFor();
    await page.waitForLoadState('networkidle');
    const before = phones.net.asked.length;
    await page.waitForTimeout(500);
    expect(phones.net.asked.slice(before)).toEqual([]);
    expect(phones.net.asked).not.toContain('/worker.js');
    await offer.click();
    await waitUntilReady(page, 'en');
    await phones.net.cut();
    await reload(page);
    expect((await readScreen(page)).heading.text).toContain('F-Droid');
  });

  it.each([landing, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source', '/'])(
    'nothing at all ahead to a reader who saves data, at %s',
    async (path) => {
      const page = await phones.open();
      await saveData(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const before = phones.net.asked.length;
      // Longer than the idle time after which chunks are loaded ahead.
      await page.waitForTimeout(3_000);
      expect(phones.net.asked.slice(before)).toEqual([]);
      expect(phones.net.asked.filter((asked) => /\/(?:share|offline|words-share)[.-]|worker\.js/.test(asked))).toEqual(
        [],
      );
    },
  );

  it('the tools of a step to a reader who saves data, when asked', async () => {
    const page = await phones.open();
    await saveData(page);
    await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
    await page.getByRole('button', { name: say('en', 'tools-open') }).click();
    await page.getByRole('button', { name: say('en', 'send') }).waitFor();
  });

  it('where the browser caches nothing; all else works', async () => {
    const page = await phones.open();
    await page.addInitScript(() => {
      const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: denied });
    });
    await visit(page, landing);
    await offlineLine(page, 'denied').waitFor();
    expect(await offlineLine(page, 'denied').innerText()).toBe(say('en', 'kept-denied'));
    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    expect(phones.net.asked).not.toContain('/worker.js');
  });

  it('where there is no space: one sentence, and the place is kept', async () => {
    const page = await phones.open();
    const client = await page.context().newCDPSession(page);
    await visit(page, '/');
    await waitForWorker(page);
    const { usage } = await client.send('Storage.getUsageAndQuota', { origin: phones.net.origin });
    await client.send('Storage.overrideQuotaForOrigin', { origin: phones.net.origin, quotaSize: usage + 4_000 });
    await page.goto(landing);
    await offlineLine(page, 'full').waitFor();
    expect(await offlineLine(page, 'full').innerText()).toBe(say('en', 'kept-full'));
    expect(currentPlace(page)).toBe(landing);
    await primary(page).click();
    await page.waitForURL(/downloadapps/);
    expect(await page.locator('h1').innerText()).not.toBe(errorTitle);
  });
});
