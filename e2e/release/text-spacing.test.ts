import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, phone, visit } from '../support/browser.ts';
import { screens } from '../support/screens.ts';

afterEach(closePhones);

/** The spacing of WCAG 2.2, 1.4.12, as a user style sheet sets it. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Returns words of the guide, not of its drawings, that overflow a clipping box or the page. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = document.scrollingElement!.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    const hides = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX + style.overflowY);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement!;
      const drawn = parent.closest('[role=img], [aria-hidden=true], noscript, option');
      if (drawn || !text.data.trim() || parent.clientWidth === 1 || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
        if (!hides(getComputedStyle(box))) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (words.left < left - 1 || words.right > right + 1 || words.top < top - 1 || words.bottom > bottom + 1)
          out.push(text.data);
      }
    }
    return out;
  });

it('the check detects lost words', async () => {
  const page = await phone({ reducedMotion: 'reduce' });
  await visit(page, '/');
  expect(await lost(page)).toEqual([]);
  await page.locator('h1').evaluate((heading) => {
    Object.assign((heading as HTMLElement).style, { height: '10px', overflow: 'hidden' });
  });
  expect(await lost(page)).toEqual([await page.locator('h1').textContent()]);
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
    expect(await lost(page)).toEqual([]);
  });
});
