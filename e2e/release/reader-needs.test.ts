import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, phone, visit } from '../support/browser.ts';
import { screens } from '../support/screens.ts';
import { openNextStep, pickPhone, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

afterEach(closePhones);

const checker = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

const addressIn = (tag: string, path: string): string => {
  const url = new URL(path, 'http://guide.example');
  url.searchParams.set('lang', tag);
  return url.pathname + url.search + url.hash;
};

/** Opens a screen and all its folded parts. */
async function unfold(page: Page, tag: string, path: string): Promise<void> {
  await visit(page, addressIn(tag, path));
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });
}

/** Returns the accessibility violations that axe finds. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Returns tap targets that are smaller than a fingertip and not inside running text. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const minTargetSize = 44;
    const all = [...document.querySelectorAll('a[href], button, summary, select, input, textarea')];
    return all.flatMap((element) => {
      // A box's label is part of its tap target.
      const target = element.matches('input') ? (element.closest('label') ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      const container = element.closest('p, li');
      const running = getComputedStyle(element).display === 'inline' && container?.textContent !== element.textContent;
      return !target.checkVisibility() || running || (width >= minTargetSize && height >= minTargetSize)
        ? []
        : [`${width}×${height} ${target.outerHTML}`];
    });
  });

/** Returns words that overflow the screen to the right or left, or break into more than twice as many pieces. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = document.scrollingElement!.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement!;
      // Visually hidden text has the size of one pixel.
      if (parent.clientWidth === 1 || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      // Addresses and paths have no spaces, so they may break often.
      const pieces = (word: string) => (word.length > 40 ? Math.ceil(word.length / 6) : 2);
      const words = text.data.trim().split(/\s+/);
      const broken = rects.length > words.reduce((sum, word) => sum + pieces(word), 1);
      if (broken || rects.some(({ left, right }) => left < -1 || right > innerWidth + 1)) out.push(text.data);
    }
    return out;
  });

const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

/** Which needs are checked in which language: each screen is opened once for all of them. */
const needs: readonly { readonly tag: string; readonly axe?: true; readonly thumb?: true; readonly fits?: true }[] = [
  { tag: 'en', axe: true, thumb: true },
  { tag: 'ur', axe: true, thumb: true },
  { tag: 'ta', axe: true, fits: true },
  { tag: 'zh', thumb: true },
  { tag: 'uk', fits: true },
];

describe.each(needs)('$tag', ({ tag, axe, thumb, fits }) => {
  const checkNames = [
    ...(axe ? ['no barrier'] : []),
    ...(thumb ? ['room for a thumb'] : []),
    ...(fits ? ['fits'] : []),
  ];
  it.each(screens)(`${checkNames.join(', ')}: $name`, async ({ path }) => {
    const page = await phone({ reducedMotion: 'reduce' });
    await unfold(page, tag, path);
    expect(await running(page), 'motion').toBe(0);
    if (thumb) expect(await smallTargets(page), 'room for a thumb').toEqual([]);
    // A theme only changes the style.
    for (const colorScheme of axe ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      expect(await barriers(page), colorScheme).toEqual([]);
    }
    if (!fits) return;
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await cutOff(page), '320 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect(await cutOff(page), '200 %').toEqual([]);
  });
});

describe.each(['en', 'ur', 'ta'])('%s', (tag) => {
  it('no barrier in the language menu and on the page that says stop, with room for a thumb', async () => {
    const page = await phone({ reducedMotion: 'reduce' });
    await visit(page, addressIn(tag, '/'));
    await page.locator('header summary').click();
    expect(await smallTargets(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriers(page), colorScheme).toEqual([]);
    }
    await visit(page, addressIn(tag, '/miui/downloadapps#no-caller'));
    await page.getByRole('button', { name: say(tag, 'caller-yes') }).click();
    await page.getByRole('alertdialog').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriers(page), colorScheme).toEqual([]);
    }
  });
});

it('the checks detect barriers', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.evaluate(() => {
    const add = (tag: string, style: Partial<CSSStyleDeclaration>, text = '') => {
      const element = document.createElement(tag);
      Object.assign(element.style, style);
      element.textContent = text;
      document.querySelector('main')!.append(element);
      return element;
    };
    add('button', { width: '40px', height: '40px' }, 'x');
    add('p', { position: 'absolute', left: '300px', whiteSpace: 'nowrap' }, 'far out at the side');
    add('img', {});
    add('p', {}, 'it moves').animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 60_000 });
  });
  expect(await smallTargets(page)).toHaveLength(1);
  expect(await cutOff(page)).toContain('far out at the side');
  expect(await running(page)).toBe(1);
  expect((await barriers(page)).join()).toContain('image-alt');
});

describe('motion', () => {
  it('is there for those who like it', async () => {
    const page = await phone({ hasTouch: true });
    await visit(page, '/miui/downloadapps#turn-on-source');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });

  it('is off between screens too', async () => {
    const page = await phone({ reducedMotion: 'reduce', hasTouch: true });
    await page.addInitScript(() => {
      addEventListener('animationstart', () => document.documentElement.setAttribute('data-moved', ''));
    });
    await visit(page, '/');
    await pickPhone(page, 'miui');
    for (let n = 0; n < 3; n++) {
      expect(await running(page)).toBe(0);
      await openNextStep(page);
    }
    expect(await page.locator('[data-moved]').count()).toBe(0);
    expect((await readScreen(page)).href).toBe('/miui/downloadapps#check-file');
  });
});
