import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { labelFor } from '../support/expected.ts';
import { openNextStep } from '../support/walk.ts';
import { say } from '../support/words.ts';

const flow = '/miui/downloadapps?app=org.thoughtcrime.securesms&os=hyperos-2&rom=global';
/** A step with several pictures, the last of which is the one to act on. */
const recents = '/miui/service?app=org.thoughtcrime.securesms&os=hyperos-2&rom=global#keep-in-recents';

const atRest = (page: Page) => page.locator('[data-rest]').waitFor();
const choices = (page: Page) => page.locator('figure li button');
const shownAt = (page: Page) =>
  choices(page).evaluateAll((all) => all.findIndex((button) => button.hasAttribute('data-shown')));

/** Ends the play, if it has not ended by itself. */
async function stop(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: say('en', 'stop-pictures'), exact: true });
  if (await button.count()) await button.click();
  await atRest(page);
}

describe('from step to step', () => {
  it('keeps the phone, the line above and the bar, and never fades them', async () => {
    const page = await phone({ hasTouch: true });
    await visit(page, `${flow}#allow-source`);
    await atRest(page);
    await page.evaluate(() => {
      const kept = ['phone', 'top', 'bar'].map((part) => document.querySelector(`[data-part=${part}]`));
      const seen: number[] = [];
      Object.assign(window, { kept, seen });
      const look = () => {
        for (const element of kept) {
          let opacity = element?.isConnected ? 1 : 0;
          for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
          seen.push(opacity);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    for (const _step of [1, 2]) await openNextStep(page);
    await atRest(page);
    const { isKept, seen } = await page.evaluate(() => {
      const { kept, seen } = window as unknown as { kept: Element[]; seen: number[] };
      const now = ['phone', 'top', 'bar'].map((part) => document.querySelector(`[data-part=${part}]`));
      return { isKept: now.map((element, n) => element === kept[n]), seen };
    });
    expect(isKept).toEqual([true, true, true]);
    expect(seen.length).toBeGreaterThan(30);
    expect([...new Set(seen)]).toEqual([1]);
  });

  it('keeps them over steps without a drawing and the file check', async () => {
    const page = await phone({ hasTouch: true });
    await visit(page, `${flow}#keep-file`);
    await page.locator('[data-part=phone]').waitFor();
    const parts = ['phone', 'top', 'bar'];
    await page.evaluate((names) => {
      Object.assign(window, { kept: names.map((part) => document.querySelector(`[data-part=${part}]`)) });
    }, parts);
    const steps: string[] = [];
    while (steps.at(-1) !== '#open-file') {
      await openNextStep(page);
      steps.push(await page.evaluate(() => location.hash));
    }
    expect(steps).toContain('#check-file');
    const kept = await page.evaluate((names) => {
      const { kept } = window as unknown as { kept: Element[] };
      return names.map((part, n) => kept[n] === document.querySelector(`[data-part=${part}]`));
    }, parts);
    expect(kept).toEqual([true, true, true]);
  });

  it('shows the screen of the next step, and the one before on the way back', async () => {
    const page = await phone({ hasTouch: true });
    await visit(page, `${flow}#allow-source`);
    await atRest(page);
    const words = () => page.locator('[data-part=phone] [data-now]').allInnerTexts();
    expect((await words()).join()).toContain('allowed to install unknown apps');
    await openNextStep(page);
    await atRest(page);
    expect((await words()).join()).toContain('Allow from this source');
    await page.goBack();
    await atRest(page);
    await expect.poll(async () => (await words()).join()).toContain('allowed to install unknown apps');
  });
});

describe.each([
  ['en', 1],
  ['ur', -1],
])('the pictures of a step, in %s', (tag, way) => {
  const open = async () => {
    const page = await phone({ locale: tag, hasTouch: true });
    await visit(page, recents);
    return page;
  };

  it('play by themselves once, and rest on the one to act on', async () => {
    const page = await open();
    await page.locator('[data-playing]').waitFor();
    await atRest(page);
    expect(await shownAt(page)).toBe(2);
    expect(await choices(page).nth(2).getAttribute('aria-current')).toBe('true');
    await page.reload();
    await atRest(page);
    expect(await page.locator('[data-playing]').count()).toBe(0);
  });

  it('are chosen by a tap, a swipe, an arrow key, and the target itself', async () => {
    const page = await open();
    await atRest(page);
    await choices(page).first().click();
    await expect.poll(() => shownAt(page)).toBe(0);
    const box = (await page.locator('[data-part=phone]').boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 4 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - way * 90, middle.y);
    await page.mouse.up();
    await expect.poll(() => shownAt(page)).toBe(1);
    await page.keyboard.press(way > 0 ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => shownAt(page)).toBe(0);
    await atRest(page);
    const target = page.locator('figure > div > div button').first();
    await target.focus();
    expect(await target.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
    await target.click();
    await expect.poll(() => shownAt(page)).toBe(1);
  });

  it('are as large as a finger, and named', async () => {
    const page = await open();
    const sizes = await choices(page).evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    for (const [n, label] of (await choices(page).evaluateAll((all) => all.map((a) => a.ariaLabel ?? ''))).entries())
      expect(label).toContain(say(tag, 'picture', { n: n + 1, of: sizes.length }));
  });

  it('stand side by side with reduced motion, and nothing moves, countdowns included', async () => {
    const page = await phone({ locale: tag, reducedMotion: 'reduce' });
    await visit(page, recents);
    expect(await page.locator('[data-part=picture]').count()).toBe(3);
    for (const picture of await page.locator('[data-part=picture]').all()) expect(await picture.isVisible()).toBe(true);
    await visit(page, '/miui/downloadapps?rom=cn#accept-warning');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

it('stops at a tap on Stop, and rests in a hidden tab without timers or animations', async () => {
  const page = await phone();
  await visit(page, recents);
  await page.locator('[data-playing]').waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.locator('[data-playing]').count()).toBe(0);
  expect(await shownAt(page)).toBe(2);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('button', { name: say('en', 'play-pictures'), exact: true }).click();
  await page.locator('[data-playing]').waitFor();
  await stop(page);
  expect(await shownAt(page)).toBe(2);
});

it('shows a countdown after its label, in the direction of the label', async () => {
  const page = await phone({ locale: 'ur', reducedMotion: 'reduce' });
  // English labels on a phone without Urdu, on a right-to-left page.
  await visit(page, '/miui/downloadapps?os=miui-13&rom=cn#trust-app');
  const seconds = page.locator('[role=img] span[dir=ltr]', { hasText: '(' }).first();
  const words = page.locator('[role=img] :has(> span span[dir=ltr]) bdi[lang=en]').first();
  const [left, right] = [(await words.boundingBox())!, (await seconds.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
});

it('draws the ring of ⋮ around it', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/miui/downloadapps?rom=cn#allow-once');
  const icon = page.locator('[data-part=phone] span > svg:has(path[d^="M12 5"])').first();
  const { dots, ring } = await icon.evaluate((svg) => {
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    };
    return { dots: sizeOf(svg), ring: sizeOf(svg.parentElement!) };
  });
  expect(ring.width).toBeGreaterThan(dots.width);
  expect(ring.height).toBeGreaterThan(dots.height);
  expect(ring.height).toBeLessThan(2.5 * dots.height);
});

it.each(['en', 'ur'])('draws a menu over the page that it opens on (%s)', async (locale) => {
  const page = await phone({ locale, reducedMotion: 'reduce' });
  await visit(page, '/coloros/service?os=coloros-14&rom=global#keep-in-recents');
  const last = page.locator('[data-part=picture]').last();
  await last.scrollIntoViewIfNeeded();
  const { text } = labelFor({ skin: 'coloros', os: 'coloros-14', rom: 'global', tag: locale }, 'coloros_lock_recent');
  const isCovered = await last.getByText(text, { exact: true }).evaluate((word) => {
    const { left, top, width, height } = word.getBoundingClientRect();
    return !word.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(false);
});
