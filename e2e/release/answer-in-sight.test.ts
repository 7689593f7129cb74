import { messagesOf } from '@sideguide/content-kit';
import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content } from '../support/expected.ts';

const all = messagesOf(content);
const languages = ['en', 'ta', 'ur', 'zh'];
// Each message in two of four languages, by turns.
it.each(languages)('an answer begins on the first screen in %s', async (locale) => {
  const turn = languages.indexOf(locale) % 2;
  const page = await phone({ locale, viewport: { width: 360, height: 740 } });
  await visit(page, '/service');
  const below: string[] = [];
  for (const { message } of all.filter((_one, n) => n % 2 === turn)) {
    await page.evaluate(
      (to) => history.pushState({ n: (history.state?.n ?? 0) + 1 }, '', to),
      `/service#${message.id}`,
    );
    const remedy = page.locator('[data-part="do"]');
    await remedy.waitFor();
    await page.waitForFunction(() => scrollY === 0);
    const [top, end] = await page.evaluate(() => [
      document.querySelector('[data-part="do"]')!.getBoundingClientRect().top,
      document.querySelector('main ~ nav')!.getBoundingClientRect().top,
    ]);
    if (top! + 48 > end!) below.push(`${message.id}: ${Math.round(top!)}`);
  }
  expect(below).toEqual([]);
});
