import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { answersOn, ask, searchField } from '../support/search-field.ts';
import { sayInstalled } from '../support/walk.ts';
import { say } from '../support/words.ts';

describe('the search field', () => {
  it.each([
    ['/', '/service#parse-problem'],
    ['/service', '/service#parse-problem'],
    ['/miui', '/miui/service#parse-problem'],
    ['/send', '/service#parse-problem'],
    ['/about', '/service#parse-problem'],
    ['/miui/service', '/miui/service#parse-problem'],
    ['/miui/service#messages', '/miui/service#parse-problem'],
    ['/service#package-invalid', '/service#parse-problem'],
    ['/coloros/service#play-protect', '/coloros/service#parse-problem'],
  ])('is on %s', async (place, to) => {
    const page = await phone();
    await visit(page, place);
    await ask(page, 'parse error');
    await page.locator('[data-answer="parse-problem"] a').click();
    await page.waitForURL(`**${to}`);
  });

  it.each(['/', '/service', '/send', '/about', '/coloros', '/miui/downloadapps', '/miui/service', '/result/miui'])(
    'takes the question of the address on %s',
    async (place) => {
      const page = await phone();
      await visit(page, `${place}?say=parse%20error`);
      await page.locator('[data-answer="parse-problem"]').waitFor();
      expect(await searchField(page).inputValue()).toBe('parse error');
    },
  );

  it.each(['/result/miui', '/result/index'])('is on %s where something does not work', async (place) => {
    const page = await phone();
    await visit(page, place);
    await sayInstalled(page);
    await page.getByRole('button', { name: say('en', 'it-does-not'), exact: true }).click();
    await expect.poll(() => searchField(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await ask(page, 'no notifications');
    expect(await answersOn(page)).toContain('allow-notifications');
  });

  it.each(['zzzz qqqq', '12345', 'x'.repeat(10_000)])('gives answers to any text with letters', async (words) => {
    const page = await phone({ locale: 'ur' });
    await visit(page, '/miui/service#messages');
    await ask(page, words);
    expect(await answersOn(page)).toHaveLength(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it.each(['🎉🎉', '\u200f', '?!'])('does not search text without letters', async (words) => {
    const page = await phone();
    await visit(page, '/miui/service#messages');
    await searchField(page).fill(words);
    expect(await page.locator('[data-answer]').count()).toBe(0);
    await page.locator('main details').first().waitFor();
  });
});

describe('above a keyboard', () => {
  it.each(['/', '/service', '/miui/service'])('answers are in sight on %s', async (place) => {
    const page = await phone({ viewport: { width: 360, height: 420 } });
    await visit(page, place);
    await searchField(page).focus();
    await ask(page, 'parse error');
    await expect
      .poll(() =>
        page
          .locator('[data-answer]')
          .first()
          .evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight),
      )
      .toBe(true);
  });
});
