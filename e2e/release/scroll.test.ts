import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { phone as openPhone, reload, visit } from '../support/browser.ts';
import { holdRequests } from '../support/requests.ts';

/** In a window as low as beside a keyboard the landing can be scrolled; its Start link is always visible. */
const landingPath = '/miui';
const flowPath = '/miui/downloadapps';
const far = 300;
const phone = () => openPhone({ viewport: { width: 360, height: 400 } });

/** Returns address, number of pages shown, and scroll position in CSS pixels. */
const place = (page: Page) =>
  page.evaluate(() => ({ path: location.pathname, page: document.querySelectorAll('.page').length, y: scrollY }));
const at = (path: string, y: number) => ({ path, page: 1, y });

/** Scrolls and waits for the scroll event; a page too short to scroll has none. */
const scroll = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((done, fail) => {
        addEventListener('scroll', () => done(), { once: true });
        scrollTo(0, top);
        if (scrollY !== top) fail(new Error(`scrolled to ${scrollY}, not to ${top}`));
      }),
    y,
  );

async function start(page: Page): Promise<void> {
  await page.locator(`.page a[href="${flowPath}"]`).click();
  await page.locator(`.page a[href="${landingPath}"]`).waitFor();
  await waitForApp(page);
}

describe('the scroll position', () => {
  it('is at the top of a new screen, and restored on Back', async () => {
    const page = await phone();
    await visit(page, landingPath);
    await scroll(page, far);
    await start(page);
    expect(await place(page)).toEqual(at(flowPath, 0));
    await scroll(page, 2 * far);
    await page.goBack();
    await expect.poll(() => place(page)).toEqual(at(landingPath, far));
    // A new visit starts at the top, wherever the last one ended: here by the link that continues the flow.
    await page.locator(`.page a[href="${flowPath}#choose-app"]`).click();
    await expect.poll(() => place(page)).toEqual(at(flowPath, 0));
  });

  it('is restored on each Back through several screens', async () => {
    const page = await phone();
    await visit(page, '/service');
    await scroll(page, 100);
    await page
      .locator('.page a[href="/miui/service"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/miui/service');
    await page.locator('.page a[href="/result/miui"]').first().click();
    await page.waitForURL('**/result/miui');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => place(page)).toEqual(at('/service', 100));
  });

  it('is restored on Back when that screen has to load first', async () => {
    const page = await phone();
    await visit(page, landingPath);
    await scroll(page, far);
    await start(page);
    // Reload the page below: nothing of the screen above is left in memory.
    await reload(page);
    const { count, release } = await holdRequests(page, /\/screen-skin\.\w+\.js$/);
    await page.goBack();
    await expect.poll(count).toBeGreaterThan(0);
    expect(await page.locator(`.page a[href="${landingPath}"]`).count()).toBe(1);
    release();
    await page.locator(`.page a[href="${flowPath}"]`).waitFor();
    await expect.poll(() => place(page)).toEqual(at(landingPath, far));
  });

  it('is restored on Back from a screen that failed to load', async () => {
    const page = await phone();
    // Before the page is opened, because a landing loads the first step ahead when it is idle.
    await page.route(/\/screen-skin-downloadapps\.\w+\.js/, (route) => route.abort());
    await visit(page, landingPath);
    await scroll(page, far);
    await page.locator(`.page a[href="${flowPath}"]`).click();
    await page.locator('.failure').waitFor();
    await page.goBack();
    await expect.poll(() => place(page)).toEqual(at(landingPath, far));
  });

  it('is restored on Back from another document', async () => {
    const page = await phone();
    await visit(page, landingPath);
    await scroll(page, far);
    const href = `${landingPath}?lang=ur`;
    await page.locator(`a[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${href}`);
    await page.locator('html[lang="ur"]').waitFor();
    await page.goBack();
    await page.locator('html[lang="en"]').waitFor();
    await expect.poll(() => place(page)).toEqual(at(landingPath, far));
  });

  it('is restored after a reload', async () => {
    const page = await phone();
    await visit(page, landingPath);
    await scroll(page, far);
    // A reload restores the history entry as it was before; what is stored only on leaving comes too late.
    await page.waitForFunction((y) => history.state?.y === y, far);
    await page.reload();
    await expect.poll(() => place(page)).toEqual(at(landingPath, far));
  });

  it('is kept for a hidden tab that the phone kills', async () => {
    const page = await phone();
    await visit(page, landingPath);
    await scroll(page, far);
    // The last event of a tab is that it is hidden. Only the history entry is restored.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.reload();
    await expect.poll(() => place(page)).toEqual(at(landingPath, far));
  });
});
