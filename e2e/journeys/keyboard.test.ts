import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { planFor, type Reader, wordsFor } from '../support/expected.ts';
import { leaveScreen, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

const primary = 'main ~ nav a:not([aria-label])';

/** Returns which element has the focus, whether its focus ring is visible, and whether something covers it. */
const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.activeElement!;
    // Custom boxes are drawn beside the native input.
    const drawn = [element, element.nextElementSibling, element.closest('label')];
    const ring = drawn.some((box) => {
      const { outlineStyle, outlineWidth } = box ? getComputedStyle(box) : { outlineStyle: 'none', outlineWidth: '0' };
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)[0];
    const open = over !== undefined && (element.contains(over) || drawn.some((box) => box?.contains(over)));
    return { isFound: element.matches(wanted), what: element.outerHTML.slice(0, 160), ring, open };
  }, selector);

/** Presses Tab until the element has the focus; every element focused on the way must be visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const passed: string[] = [];
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const { isFound, what, ring, open } = await focused(page, selector);
    expect({ ring, open }, what).toEqual({ ring: true, open: true });
    if (isFound) return;
    passed.push(what);
  }
  throw new Error(`Tab never came to ${selector}, only to\n${passed.join('\n')}`);
}

/** Opens the questions of the landing, which are behind one line. */
async function unfoldQuestions(page: Page): Promise<void> {
  await tabTo(page, '#phone summary');
  await page.keyboard.press('Enter');
  await page.locator('#phone details[open]').waitFor();
}

const enter = (page: Page) => leaveScreen(page, () => page.keyboard.press('Enter'));
const heading = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe.each<Reader>([
  { tag: 'en', skin: 'miui', rom: 'global' },
  { tag: 'ur', skin: 'coloros', rom: 'global' },
])('keyboard-only use', (reader) => {
  it(`walks ${reader.skin} from Home to the last tick, in ${reader.tag}`, async () => {
    const page = await phone({ reducedMotion: 'reduce' });
    await visit(page, `/?lang=${reader.tag}`);
    await tabTo(page, `main a[href^="/${reader.skin}"]`);
    await enter(page);
    expect(await heading(page)).toBe('H1');
    await unfoldQuestions(page);
    await tabTo(page, 'input[name=rom]');
    for (const value of ['cn', 'global']) {
      await page.keyboard.press('ArrowUp');
      await page.locator(`input[name=rom][value=${value}]:checked`).waitFor();
    }
    await tabTo(page, primary);
    for (const step of planFor(reader).download) {
      await enter(page);
      expect((await readScreen(page)).heading.text).toBe(wordsFor(reader, step).shown.title);
      expect(await heading(page)).toBe('H1');
      await tabTo(page, primary);
    }
    await enter(page);
    expect((await readScreen(page)).heading.text).toBe(say(reader.tag, 'result-title-plain'));
    expect(await heading(page)).toBe('H1');
    const tasks = page.locator('main input[type=checkbox]');
    for (let n = 0; n < (await tasks.count()); n++) {
      await tabTo(page, 'main input[type=checkbox]');
      await page.keyboard.press('Space');
      expect(await tasks.nth(n).isChecked()).toBe(true);
    }
    // No app is chosen: the settings are a list beside the flow.
    await tabTo(page, `main a[href^="/${reader.skin}/service"]`);
    await enter(page);
    expect((await readScreen(page)).heading.text).toBe(say(reader.tag, 'service-title'));
    await tabTo(page, primary);
  });
});

it('keeps the focus on a question while it is answered', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/miui');
  await unfoldQuestions(page);
  await tabTo(page, 'input[name=os]');
  for (const value of ['miui-12', 'miui-12.5']) {
    await page.keyboard.press('ArrowUp');
    await page.waitForURL(`/miui?os=${value}`);
    await page.locator(`input[name=os][value="${value}"]:checked`).waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(value);
  }
  await page.locator('select').focus();
  await page.locator('select').selectOption('ru');
  await page.waitForURL(/labels=ru/);
  await page.locator('[role=img] [lang=ru]').first().waitFor();
  expect(await heading(page)).toBe('SELECT');
});

it('opens folded parts, and turns to another picture', async () => {
  const page = await phone();
  await visit(page, '/miui/service#battery-saver');
  const current = page.locator('figure li [aria-current]');
  await page.locator('[data-rest]').waitFor();
  expect(await current.getAttribute('aria-label')).toContain(say('en', 'picture', { n: 2, of: 2 }));
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-rest]').waitFor();
  expect(await current.getAttribute('aria-label')).toContain(say('en', 'picture', { n: 1, of: 2 }));
  await tabTo(page, 'main summary');
  await page.keyboard.press('Enter');
  expect(await page.getByText(wordsFor({ tag: 'en', skin: 'miui' }, 'open-app-info').shown.otherwise).count()).toBe(0);
  await tabTo(page, 'main details[open] a');
});

it('is trapped by the stop page, and released again', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/coloros/downloadapps#no-caller');
  await tabTo(page, 'main ~ nav button');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  const inside = () => page.evaluate(() => document.activeElement?.closest('[role=alertdialog]') !== null);
  expect(await inside()).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await inside(), key).toBe(true);
  }
  await page.setViewportSize({ width: 740, height: 200 });
  const back = page.getByRole('alertdialog').getByRole('button', { name: say('en', 'back') });
  for (const end of [page.getByRole('alertdialog').getByRole('heading'), back]) {
    await end.scrollIntoViewIfNeeded();
    expect((await end.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    expect((await end.boundingBox())!.y).toBeLessThan(200);
  }
  await back.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('en', 'caller-yes'));
});
