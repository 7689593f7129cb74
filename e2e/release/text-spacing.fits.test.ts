import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measureScreen } from '../../tools/gallery/measure.ts';
import { phone, visit } from '../support/browser.ts';
import { screens } from '../support/screens.ts';

/** The spacing of WCAG 2.2, 1.4.12, as a user style sheet sets it. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Returns words of the guide, not of its drawings, that are cut off. */
const lostWords = async (page: Page): Promise<string[]> => {
  await page.locator('figure').evaluateAll((figures) => {
    for (const figure of figures) figure.remove();
  });
  const problems = await page.evaluate(measureScreen, false);
  return problems.filter((problem) => /^text is cut off|^text leaves the page|px wide$/.test(problem));
};

it('the check detects lost words', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/');
  expect(await lostWords(page)).toEqual([]);
  await page.locator('h1').evaluate((heading) => {
    Object.assign((heading as HTMLElement).style, { height: '10px', overflow: 'hidden' });
  });
  expect(await lostWords(page)).toHaveLength(1);
});

describe.each(['en', 'uk'])('wide spacing loses no words, %s', (tag) => {
  it.each(screens)('$name', async ({ path }) => {
    const page = await phone({ reducedMotion: 'reduce' });
    const url = new URL(path, 'http://guide.example');
    url.searchParams.set('lang', tag);
    await visit(page, url.pathname + url.search + url.hash);
    await page.addStyleTag({ content: spacing }).catch(() =>
      page.evaluate((css) => {
        // The page's policy blocks style elements; a constructed style sheet acts as the user's.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, spacing),
    );
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).letterSpacing)).not.toBe('normal');
    expect(await lostWords(page)).toEqual([]);
  });
});
