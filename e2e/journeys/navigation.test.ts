import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { card as coloros } from '../../content/skins/coloros/card.ts';
import { card as miui } from '../../content/skins/miui/card.ts';
import { type PhoneOptions, phone, visit } from '../support/browser.ts';
import { holdRequests } from '../support/requests.ts';
import { freezeTurns, turnsOf, watchTurns } from '../support/transitions.ts';
import { say, stepWordsIn } from '../support/words.ts';

const landing = (maker: string) => say('en', 'landing-title-plain', { maker });
const titles: Readonly<Record<string, string>> = {
  '/': say('en', 'home-title'),
  '/miui': landing(miui.makers[0]),
  '/coloros': landing(coloros.makers[0]),
  '/miui/downloadapps': stepWordsIn('en', 'choose-app').title,
};

const link = (page: Page, href: string) => page.locator(`.page a[href="${href}"]`).first();
const heading = (page: Page) => page.locator('h1').allTextContents();
const isAt = (page: Page, path: string) =>
  expect.poll(async () => [new URL(page.url()).pathname, ...(await heading(page))]).toEqual([path, titles[path]]);

/** Expects the screen of an address to be complete, at rest and interactive: its link must work. */
async function expectComplete(page: Page, path: string, nextLink: string): Promise<void> {
  await isAt(page, path);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const moving = document.getAnimations().filter(({ effect, playState }) => {
          const { target } = effect as KeyframeEffect;
          return target?.matches('.page') && playState !== 'finished';
        });
        const pages = [...document.querySelectorAll('.page')].map((element) => {
          const { opacity, transform, visibility } = getComputedStyle(element);
          return [opacity, transform, visibility];
        });
        const waiting = document.querySelector('.loading')?.hasAttribute('data-on');
        return { moving: moving.length, pages, waiting };
      }),
    )
    .toEqual({ moving: 0, pages: [['1', 'none', 'visible']], waiting: false });
  // At its corner: a tap at the previous place could count as a double tap.
  await link(page, nextLink).click({ position: { x: 20, y: 20 } });
  await isAt(page, nextLink);
}

/** Clicks links one after the other within one frame. */
const tapAll = (page: Page, hrefs: readonly string[]) =>
  page.evaluate((all) => {
    for (const href of all) document.querySelector<HTMLElement>(`.page a[href="${href}"]`)?.click();
  }, hrefs);

describe('fast taps', () => {
  const opened = async (path: string, options: PhoneOptions = {}) => {
    const page = await phone(options);
    await watchTurns(page);
    await visit(page, path);
    return page;
  };

  it('shows the second of two links tapped in one frame', async () => {
    const page = await opened('/');
    await tapAll(page, ['/miui', '/coloros']);
    await expectComplete(page, '/coloros', '/');
  });

  it('shows the second of two links tapped in one frame, both screens loaded', async () => {
    const page = await opened('/');
    for (const path of ['/miui', '/coloros']) {
      await link(page, path).click();
      await isAt(page, path);
      await page.goBack();
      await isAt(page, '/');
    }
    await tapAll(page, ['/coloros', '/miui']);
    await expectComplete(page, '/miui', '/miui/downloadapps');
  });

  it('stays on the first screen after forward and back in one frame', async () => {
    const page = await opened('/');
    await link(page, '/miui').click();
    await isAt(page, '/miui');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.page a[href="/miui/downloadapps"]')?.click();
      history.back();
    });
    await expectComplete(page, '/miui', '/miui/downloadapps');
  });

  it.each(['finger', 'mouse'])('follows a %s tap during the page transition', async (by) => {
    const page = await opened('/', { hasTouch: by === 'finger' });
    await freezeTurns(page, true);
    await link(page, '/miui').click();
    // The transition is stopped at its first frame: the new screen is there, but barely visible.
    await expect.poll(async () => (await turnsOf(page))[0]?.start).toBe(16);
    await freezeTurns(page, false);
    const box = (await link(page, '/miui/downloadapps').boundingBox())!;
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await (by === 'finger' ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
    await expectComplete(page, '/miui/downloadapps', '/miui');
  });

  it.each(['finger', 'mouse'])(
    'treats a double tap by %s as one: the next screen starts at its first step',
    async (by) => {
      const page = await opened('/miui', { hasTouch: by === 'finger' });
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const button = (await link(page, '/miui/downloadapps').boundingBox())!;
      const tap = async (dx: number) => {
        const place = [button.x + button.width / 2 + dx, button.y + button.height / 2] as const;
        await (by === 'finger' ? page.touchscreen.tap(...place) : page.mouse.click(...place));
      };
      const nextLink = page.locator('.page main ~ nav a:not([aria-label])').first();
      await tap(0);
      await isAt(page, '/miui/downloadapps');
      const step = (await nextLink.getAttribute('href'))!;
      for (const dx of [0, 5, -3]) await tap(dx);
      expect(new URL(page.url()).hash).toBe('');
      // A click on the last frame of a transition is a separate case.
      const turning = () => page.evaluate(() => document.getAnimations().length);
      await expect.poll(turning).toBe(0);
      await page.clock.runFor(400);
      await tap(0);
      await expect.poll(() => page.url()).toContain(step);
    },
  );

  it('goes back on Back during the page transition', async () => {
    const page = await opened('/');
    await freezeTurns(page, true);
    await link(page, '/miui').click();
    await expect.poll(async () => (await turnsOf(page))[0]?.start).toBe(16);
    await freezeTurns(page, false);
    await page.goBack();
    await expectComplete(page, '/', '/coloros');
  });

  it('never shows a screen that loads after Back', async () => {
    const page = await phone();
    // Before the page is opened, because a landing loads the first step ahead when it is idle.
    const { count, release } = await holdRequests(page, /\/screen-skin-downloadapps\.\w+\.js$/);
    await watchTurns(page);
    await visit(page, '/miui');
    await link(page, '/miui/downloadapps').click();
    await expect.poll(count).toBeGreaterThan(0);
    await page.goBack();
    await isAt(page, '/miui');
    const arrived = page.waitForResponse(/\/screen-skin-downloadapps\.\w+\.js$/);
    release();
    await (await arrived).finished();
    await expectComplete(page, '/miui', '/miui/downloadapps');
  });

  it('shows the last link tapped while a screen is loading, and stays there', async () => {
    const page = await phone();
    // Before the page is opened, because Home loads a landing ahead when it is idle.
    const { count, release } = await holdRequests(page, /\/skin-miui-en\.\w+\.js$/);
    await watchTurns(page);
    await visit(page, '/');
    await link(page, '/miui').click();
    await expect.poll(count).toBeGreaterThan(0);
    // The old screen stays usable and shows that the next one is loading.
    await page.locator('.loading[data-on]').waitFor();
    expect(await heading(page)).toEqual([titles['/']]);
    await link(page, '/coloros').click();
    await isAt(page, '/coloros');
    const arrived = page.waitForResponse(/\/skin-miui-en\.\w+\.js$/);
    release();
    await (await arrived).finished();
    await expectComplete(page, '/coloros', '/');
  });
});

it('follows every tap, and goes back, in a browser that refuses to write its history', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  // WebKit does so after 100 writes in 30 seconds.
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const)
      History.prototype[name] = () => {
        throw new DOMException('too many', 'SecurityError');
      };
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visit(page, '/miui');
  await page.locator('main ~ nav a[href^="/miui/downloadapps"]').click();
  await isAt(page, '/miui/downloadapps');
  const first = await heading(page);
  // The next step differs in the hash only.
  await page.evaluate(() => scrollTo(0, 40));
  await page.locator('main ~ nav a[href*="#"]').last().click();
  await expect.poll(() => heading(page)).not.toEqual(first);
  const second = [page.url(), await heading(page)];
  await page.reload();
  await expect.poll(async () => [page.url(), await heading(page)]).toEqual(second);
  await page.goBack();
  await isAt(page, '/miui/downloadapps');
  expect(errors).toEqual([]);
});
