import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import { currentPlace, type FaultySite, faultySite } from '../support/faults.ts';
import { rescue, say } from '../support/words.ts';

const readers = [
  { tag: 'en', browser: 'en-US', dir: 'ltr' },
  { tag: 'ur', browser: 'ur-PK', dir: 'rtl' },
] as const;

/** Milliseconds without a screen after which the reader sees a notice. */
const noticeDelay = 8_000;
const screen = { name: 'screen-skin-service', kind: 'js' } as const;
const place = '/miui/service?rom=cn#keep-in-recents';

let site: FaultySite;
beforeEach(async () => {
  site = await faultySite('guide');
});
afterEach(() => site.close());

describe.each(readers)('a network that never responds, for a reader of $tag', ({ tag, browser, dir }) => {
  const words = (page: Page) => page.locator('[role=status]', { hasText: rescue(tag, 'slow-title') });
  const isAt = (page: Page, key: string) => page.locator('h1', { hasText: say(tag, key) }).waitFor();
  const waitForRequest = () =>
    expect.poll(() => site.requests.some((url) => url.includes(`/${screen.name}.`))).toBe(true);

  /** Opens a page whose clock is paused once it has loaded. */
  async function open(path: string, ready: (page: Page) => Promise<void>): Promise<Page> {
    const page = await phone({ baseURL: site.origin, locale: browser });
    await page.clock.install();
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    return page;
  }

  it('is reported on an empty page, with a link to the same address', async () => {
    site.fail(screen, 'hang');
    const page = await phone({ baseURL: site.origin, locale: browser });
    await page.clock.install();
    await page.goto(place, { waitUntil: 'commit' });
    await waitForRequest();
    await page.clock.fastForward(noticeDelay);
    await words(page).waitFor();
    expect(await words(page).innerText()).toContain(rescue(tag, 'slow-text'));
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      tag,
      dir,
    ]);
    site.clearFaults();
    await page.getByRole('button', { name: rescue(tag, 'reload') }).click();
    await page.locator('.page h1').waitFor();
    expect(currentPlace(page)).toBe(place);
    expect(await words(page).count()).toBe(0);
  });

  it('is reported beside the previous screen until the next one arrives', async () => {
    const page = await open('/service', (opened) => isAt(opened, 'service-help'));
    site.fail(screen, 'slow');
    await page.locator('.page a[href="/miui/service"]').first().click();
    await waitForRequest();
    await page.clock.runFor(noticeDelay - 1);
    expect(await words(page).count()).toBe(0);
    await page.clock.runFor(1);
    await words(page).waitFor();
    await isAt(page, 'service-help');
    site.release();
    await words(page).waitFor({ state: 'detached' });
    await page.locator('.page h1').waitFor();
    expect(currentPlace(page)).toBe('/miui/service');
  });

  it('is no longer reported after Back', async () => {
    const page = await open('/service', (opened) => isAt(opened, 'service-help'));
    site.fail(screen, 'hang');
    await page.locator('.page a[href="/miui/service"]').first().click();
    await waitForRequest();
    await page.clock.runFor(noticeDelay);
    await words(page).waitFor();
    await page.goBack();
    await words(page).waitFor({ state: 'detached' });
    await isAt(page, 'service-help');
    await page.clock.runFor(120_000);
    await isAt(page, 'service-help');
  });
});
