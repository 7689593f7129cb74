import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { screens } from '../support/screens.ts';
import { say } from '../support/words.ts';

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
    for (const details of all as HTMLDetailsElement[]) details.open = true;
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

const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

const themes = ['light', 'dark'] as const;
const languages = ['en', 'ur', 'ta'];

// Each screen in each language, the theme by turns: themes differ in style only, and each screen is seen in both.
const cells = languages.map((tag, language) => ({
  tag,
  own: screens.map((screen, n) => ({ ...screen, colorScheme: themes[(n + language) % themes.length]! })),
}));

// `e2e/full/every-language.fits.test.ts` measures tap targets, narrow screens and large text.
describe.each(cells)('no barrier in $tag', ({ tag, own }) => {
  it.each(own)('on $name, $colorScheme', async ({ path, colorScheme }) => {
    const page = await phone({ reducedMotion: 'reduce', colorScheme });
    await unfold(page, tag, path);
    expect(await running(page), 'motion').toBe(0);
    expect(await barriers(page)).toEqual([]);
  });

  it.each(themes)('in the language menu and on the page that says stop, %s', async (colorScheme) => {
    const page = await phone({ reducedMotion: 'reduce', colorScheme });
    await visit(page, addressIn(tag, '/'));
    await page.locator('header summary').click();
    expect(await barriers(page)).toEqual([]);
    await visit(page, addressIn(tag, '/miui/downloadapps#no-caller'));
    await page.getByRole('button', { name: say(tag, 'caller-yes') }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

it('the checks detect a barrier and motion', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.append(document.createElement('img'));
    main.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 60_000 });
  });
  expect(await running(page)).toBe(1);
  expect((await barriers(page)).join()).toContain('image-alt');
});
