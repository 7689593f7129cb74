import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { card as miui } from '../../content/skins/miui/card.ts';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { phone, visit } from '../support/browser.ts';
import { holdRequests } from '../support/requests.ts';
import { primary } from '../support/walk.ts';
import { say, stepWordsIn } from '../support/words.ts';

const landing = say('en', 'landing-title-plain', { maker: miui.makers[0] });
const link = (page: Page, href: string) => page.locator(`.page a[href="${href}"]`).first();

describe('the focus and the announcement', () => {
  /** Returns which element has the focus, and what is announced to screen readers. */
  const announcement = (page: Page) =>
    page.evaluate(() => ({
      focus: document.activeElement?.tagName,
      words: document.activeElement?.matches('h1') ? document.activeElement.textContent : undefined,
      spoken: document.querySelector('.page ~ .spoken')?.textContent,
    }));

  it.each([
    ['en', 'en-US'],
    ['ur', 'ur-PK'],
  ])('move to each new screen, in %s', async (tag, locale) => {
    const page = await phone({ locale });
    await visit(page, '/');
    // The first load does not move the focus: a screen reader starts at the top by itself.
    expect(await announcement(page)).toEqual({ focus: 'BODY', words: undefined, spoken: '' });
    const live = page.locator('.page ~ .spoken');
    expect([await live.getAttribute('role'), await live.getAttribute('aria-live')]).toEqual(['status', 'polite']);

    const home = say(tag, 'home-title');
    const maker = say(tag, 'landing-title-plain', { maker: miui.makers[0] });
    const choose = stepWordsIn(tag, 'choose-app').title;
    const expectAnnounced = (words: string) =>
      expect.poll(() => announcement(page)).toEqual({ focus: 'H1', words, spoken: words });
    await link(page, '/miui').click();
    await expectAnnounced(maker);
    await link(page, '/miui/downloadapps').click();
    await expectAnnounced(choose);
    await page.goBack();
    await expectAnnounced(maker);
    await page.goBack();
    await expectAnnounced(home);
    await page.goForward();
    await expectAnnounced(maker);
  });

  it('move from step to step', async () => {
    const page = await phone();
    await visit(page, '/miui/downloadapps#keep-file');
    await primary(page).click();
    const words = stepWordsIn('en', 'check-file').title;
    await expect.poll(() => announcement(page)).toEqual({ focus: 'H1', words, spoken: words });
  });

  it('move although another element had the focus', async () => {
    const page = await phone();
    await visit(page, '/');
    await link(page, '/miui').focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await announcement(page)).words).toBe(landing);
    // From the heading on, Tab moves through the new screen.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.page')))).toBe(true);
  });

  it('are unchanged by a slow first load', async () => {
    const page = await phone();
    const { count, release } = await holdRequests(page, /\/screen-skin\.\w+\.js$/);
    await page.goto('/miui', { waitUntil: 'commit' });
    await expect.poll(count).toBeGreaterThan(0);
    release();
    await page.locator('.page h1', { hasText: landing }).waitFor();
    await waitForApp(page);
    expect(await announcement(page)).toEqual({ focus: 'BODY', words: undefined, spoken: '' });
  });
});
