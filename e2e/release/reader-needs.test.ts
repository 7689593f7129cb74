import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { inspectScreens, screens } from '../support/screens.ts';
import { say } from '../support/words.ts';

const checker = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

const addressIn = (tag: string, path: string): string => {
  const url = new URL(path, 'http://guide.example');
  url.searchParams.set('lang', tag);
  return url.pathname + url.search + url.hash;
};

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
const languages = ['en', 'ur'];

// `e2e/full/every-language.fits.test.ts` measures tap targets, narrow screens and large text.
describe.each(languages)('no barrier in %s', (tag) => {
  // Each screen in one theme, by turns: themes differ in style only, and each screen is seen in both.
  it.each(themes)('on a screen, %s', async (theme) => {
    const turn = languages.indexOf(tag) + themes.indexOf(theme);
    const problems = await inspectScreens(
      tag,
      async (page) => [...((await running(page)) > 0 ? ['something moves'] : []), ...(await barriers(page))],
      { of: screens.filter((_screen, n) => n % themes.length === turn % themes.length), theme },
    );
    expect(problems).toEqual([]);
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
