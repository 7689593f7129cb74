import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { card as miui } from '../../content/skins/miui/card.ts';
import { phone, visit } from '../support/browser.ts';
import { turnsOf, watchTurns } from '../support/transitions.ts';
import { say } from '../support/words.ts';

const home = '/';
const service = '/service';

/** Goes from Home to Service by its link. */
async function forward(page: Page, tag: string): Promise<void> {
  const link = page.locator(`.page a[href="${service}"]`);
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.click();
  await page.getByRole('heading', { level: 1, name: say(tag, 'service-help') }).waitFor();
}

const isHome = (page: Page, tag: string) =>
  page.getByRole('heading', { level: 1, name: say(tag, 'home-title') }).waitFor();

/** Returns the direction that the style sheet sees, and the resulting animation of the page. */
const styled = (page: Page) =>
  page.evaluate(() => ({
    turn: document.documentElement.dataset.turn,
    animation: getComputedStyle(document.querySelector('.page')!).animationName,
  }));

describe('the page transition', () => {
  describe.each([
    ['en', 'en-US', 1],
    ['ur', 'ur-PK', -1],
  ])('in %s', (tag, locale, side) => {
    it('slides forward and back, mirrored in right-to-left languages', async () => {
      const page = await phone({ locale });
      await watchTurns(page);
      await visit(page, home);
      expect(await turnsOf(page)).toEqual([]);
      expect(await styled(page)).toEqual({ turn: 'none', animation: 'none' });

      await forward(page, tag);
      await expect.poll(() => turnsOf(page)).toEqual([{ direction: 'forward', start: side * 16 }]);
      expect(await styled(page)).toEqual({ turn: 'forward', animation: 'turn' });

      await page.goBack();
      await isHome(page, tag);
      await expect
        .poll(() => turnsOf(page))
        .toEqual([
          { direction: 'forward', start: side * 16 },
          { direction: 'back', start: side * -16 },
        ]);
      expect(await styled(page)).toEqual({ turn: 'back', animation: 'turn' });

      await page.goForward();
      await page.getByRole('heading', { level: 1, name: say(tag, 'service-help') }).waitFor();
      await expect
        .poll(async () => (await turnsOf(page)).slice(2))
        .toEqual([{ direction: 'forward', start: side * 16 }]);
    });
  });

  it('is off with reduced motion', async () => {
    const page = await phone({ reducedMotion: 'reduce' });
    await watchTurns(page);
    await visit(page, home);
    await forward(page, 'en');
    expect(await styled(page)).toEqual({ turn: 'none', animation: 'none' });
    await page.goBack();
    await isHome(page, 'en');
    expect(await styled(page)).toEqual({ turn: 'none', animation: 'none' });
    expect(await turnsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  it('respects a change of reduced motion from the next transition on', async () => {
    const page = await phone();
    await watchTurns(page);
    await visit(page, home);
    await forward(page, 'en');
    await expect.poll(async () => (await turnsOf(page)).length).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goBack();
    await isHome(page, 'en');
    expect(await styled(page)).toEqual({ turn: 'none', animation: 'none' });
    expect(await turnsOf(page)).toHaveLength(1);
  });

  it('slides back for the link to the previous screen', async () => {
    const page = await phone();
    await watchTurns(page);
    await visit(page, '/miui');
    await page.locator('.page a[href="/miui/downloadapps"]').click();
    await page.getByRole('link', { name: say('en', 'back'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: miui.makers[0] }).waitFor();
    await expect.poll(async () => (await turnsOf(page)).slice(1)).toEqual([{ direction: 'back', start: -16 }]);
  });
});

describe('no layout shift while an address is opened', () => {
  it.each([
    '/',
    '/index',
    '/service',
    '/miui',
    '/miui/downloadapps',
    '/miui/service',
    '/coloros',
    '/coloros/downloadapps',
    '/coloros/service',
    '/result/miui',
    '/result/coloros',
    '/result/index',
    '/result/unknown',
    '/nope',
  ])('%s', async (path) => {
    for (const locale of ['en-US', 'ur-PK']) {
      const page = await phone({ locale });
      await visit(page, path);
      const shifts = await page.evaluate(async () => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        await document.fonts.ready;
        // Performance entries are delivered after their frame.
        for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
        await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
        add(observer.takeRecords());
        return sum;
      });
      expect(shifts, locale).toBe(0);
    }
  });
});
