import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { measureScreen } from '../../tools/gallery/measure.ts';
import { waitForLayout } from '../../tools/gallery/wait-for-layout.ts';
import { phone, visit } from '../support/browser.ts';
import { inspectScreens } from '../support/screens.ts';

/** The spacing of WCAG 2.2, 1.4.12, as a user style sheet sets it; drawings are no words. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }
figure { display: none !important; }`;

/** Adds the spacing to the page as the user's own style sheet: its policy blocks style elements. */
const spaceOut = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/** Returns words of the guide that are cut off. */
const lostWords = async (page: Page): Promise<string[]> => {
  const problems = await page.evaluate(measureScreen, false);
  return problems.filter((problem) => /^text is cut off|^text leaves the page|px wide$/.test(problem));
};

it('the check detects lost words', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await spaceOut(page);
  expect(await lostWords(page)).toEqual([]);
  await page.locator('h1').evaluate((heading) => {
    Object.assign((heading as HTMLElement).style, { height: '10px', overflow: 'hidden' });
  });
  expect(await lostWords(page)).toHaveLength(1);
});

it.each(['en', 'uk'])('wide spacing loses no words, %s', async (tag) => {
  const problems = await inspectScreens(tag, async (page) => {
    await spaceOut(page);
    await waitForLayout(page);
    const spaced = await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).letterSpacing);
    return [...(spaced === 'normal' ? ['the spacing has no effect'] : []), ...(await lostWords(page))];
  });
  expect(problems).toEqual([]);
});
