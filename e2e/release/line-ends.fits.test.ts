import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { chooseFile, genuine, known, readAnswer, siteOfMakers } from '../support/check-file.ts';

const site = await siteOfMakers();
afterAll(() => site.close());

/** Returns at which widths, from a phone at 200 % to a large one, a text is on the page, and at which a line ends inside it. */
async function lineEndsIn(page: Page, text: string): Promise<{ shown: number[]; broken: number[] }> {
  const shown: number[] = [];
  const broken: number[] = [];
  for (let width = 210; width <= 420; width += 3) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await page.locator('main p, main ~ * p, main li bdi, h1, h2').evaluateAll(
      (all, text) =>
        all.flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const letters: { letter: string; node: Text; at: number }[] = [];
          for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
            for (let at = 0; at < node.length; at++)
              if (!/[\u2066-\u2069]/.test(node.data[at]!)) letters.push({ letter: node.data[at]!, node, at });
          const start = letters
            .map(({ letter }) => letter)
            .join('')
            .indexOf(text);
          if (start < 0) return [];
          const tops = letters.slice(start, start + text.length).map(({ node, at }) => {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { top, bottom } = range.getBoundingClientRect();
            return Math.round((top + bottom) / 20);
          });
          return Math.max(...tops) - Math.min(...tops);
        }),
      text,
    );
    if (lines.length) shown.push(width);
    if (lines.some((difference) => difference > 1)) broken.push(width);
  }
  return { shown, broken };
}

it('no line of the file check begins with the sign behind a name with a hyphen', async () => {
  const page = await phone({ baseURL: site.origin });
  await visit(page, '/miui/downloadapps?app=org.thoughtcrime.securesms&lang=zh#check-file');
  await chooseFile(page, genuine);
  const behind = `${known.name}，`;
  expect((await readAnswer(page)).why).toContain(behind);
  const { shown, broken } = await lineEndsIn(page, behind);
  expect(shown).not.toEqual([]);
  expect(broken).toEqual([]);
});

it('ends the lines of a long code only behind its parts', async () => {
  const page = await phone();
  await visit(page, '/service?lang=en');
  await page.getByText('INSTALL_FAILED_VERSION_DOWNGRADE').first().waitFor({ state: 'attached' });
  await page.locator('main details').evaluateAll((all) => {
    for (const fold of all as HTMLDetailsElement[]) fold.open = true;
  });
  const { shown, broken } = await lineEndsIn(page, 'DOWNGRADE');
  expect(shown).not.toEqual([]);
  expect(broken).toEqual([]);
});

it.each(['ta', 'en'])('keeps the name of a website on one line, in %s', async (lang) => {
  const page = await phone();
  await visit(page, `/coloros/downloadapps?app=${known.package}&lang=${lang}#get-file`);
  await page.getByText('f-droid.org').waitFor();
  const { shown, broken } = await lineEndsIn(page, 'f-droid.org');
  expect(shown).not.toEqual([]);
  expect(broken).toEqual([]);
});
