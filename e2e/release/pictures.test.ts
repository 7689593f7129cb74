import { loadContent } from '@sideguide/content-kit/files';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { say } from '../support/words.ts';

const { content } = await loadContent(process.cwd());

/** A step with several pictures, and one with a single picture. */
const several = {
  path: '/miui/service#keep-in-recents',
  of: content.skins.miui!.steps['keep-in-recents']!.scenes.length,
};
const single = '/coloros/service?app=org.fdroid.fdroid#keep-if-unused';
const count = (page: Page) => page.locator('figcaption span[aria-hidden]').innerText();
const statusText = (page: Page) => page.locator('figure [role=status]').innerText();
const visibleScreen = (page: Page) =>
  page
    .locator('[role=img] > div')
    .evaluateAll((all) => all.findIndex((element) => element.checkVisibility({ visibilityProperty: true })));

describe.each(['en', 'ur'])('the drawings of a step, in %s', (tag) => {
  const open = async (path: string, options = {}) => {
    const page = await phone({ locale: tag, reducedMotion: 'reduce', ...options });
    await visit(page, path);
    return page;
  };

  it('show the next one when the marked element is tapped, and start again after the last', async () => {
    const page = await open(several.path, { hasTouch: true });
    const names = ['next-picture', ...Array(several.of - 2).fill('next-picture'), 'first-picture'];
    for (const [at, name] of names.entries()) {
      await expect.poll(() => visibleScreen(page)).toBe(at);
      expect(await count(page)).toBe(say(tag, 'picture', { n: at + 1, of: several.of }));
      await page.getByRole('button', { name: say(tag, name), exact: true }).tap();
      // Screen readers are told which picture it is now, and what is on it.
      await expect
        .poll(() => statusText(page))
        .toContain(say(tag, 'picture', { n: ((at + 1) % several.of) + 1, of: several.of }));
    }
    await expect.poll(() => visibleScreen(page)).toBe(0);
  });

  it('keep the focus on the button when it is pressed by keyboard', async () => {
    const page = await open(several.path);
    const button = page.locator('figure button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => visibleScreen(page)).toBe(1);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => visibleScreen(page)).toBe(2);
  });

  it('have the button over the marked element', async () => {
    const page = await open('/miui/service#battery-saver');
    const box = (await page.locator('figure button').boundingBox())!;
    // The second row of the list, below an illegible one.
    const row = (await page.locator('[role=img] > div').first().locator('bdi[lang]').last().boundingBox())!;
    expect(box.y).toBeLessThan(row.y);
    expect(box.y + box.height).toBeGreaterThan(row.y + row.height);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeLessThan(120);
  });

  it('announce that they are pictures when a single one is tapped', async () => {
    const page = await open(single, { hasTouch: true });
    expect(await page.locator('figure button').count()).toBe(0);
    await page.locator('figcaption').tap();
    expect(await statusText(page)).toBe('');
    await page.locator('[data-skin] >> nth=-1').tap();
    await expect.poll(() => statusText(page)).toBe(say(tag, 'only-picture'));
    expect(new URL(page.url()).hash).toBe('#keep-if-unused');
  });

  it('do not move with reduced motion, countdowns included', async () => {
    const page = await open('/miui/downloadapps?rom=cn#accept-warning');
    const running = () =>
      page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length);
    expect(await running()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(running).toBeGreaterThan(0);
  });
});

it('shows a countdown after its label, in the direction of the label', async () => {
  const page = await phone({ locale: 'ur', reducedMotion: 'reduce' });
  // English labels on a phone without Urdu, on a right-to-left page.
  await visit(page, '/miui/downloadapps?os=miui-13&rom=cn#trust-app');
  await page.locator('figure button').press('Enter');
  const seconds = page.locator('[role=img] span[dir=ltr]:visible', { hasText: '(' });
  const words = page.locator('[role=img] :has(> span span[dir=ltr]) bdi[lang=en]:visible');
  await seconds.waitFor();
  const [left, right] = [(await words.boundingBox())!, (await seconds.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
});
