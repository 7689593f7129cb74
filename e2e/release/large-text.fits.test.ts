import { expect, it } from 'vitest';
import { findBrokenWords } from '../support/broken-words.ts';
import { phone, visit } from '../support/browser.ts';
import { shareOf } from '../support/font-sets.ts';

// The languages of the scripts whose letters the tests' fonts have.
it.each(shareOf(['en', 'vi', 'sv', 'uk', 'tr', 'uz', 'tk']))(
  'at 200 %, headings break no word (%s)',
  async (locale) => {
    const page = await phone({ locale });
    for (const address of ['/', '/miui/downloadapps#turn-on-source']) {
      await visit(page, address);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const headings = page.locator('h1, h2');
      expect(await headings.count()).toBeGreaterThan(0);
      expect(await findBrokenWords(headings)).toEqual([]);
    }
  },
);
