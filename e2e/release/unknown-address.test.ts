import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, skins } from '../support/expected.ts';
import { say } from '../support/words.ts';

// The contract's words, the same in every language.
const title = 'Unexpected Application Error!';

describe.each([
  ['en', 'en-US'],
  ['ur', 'ur-PK'],
])('a result for an unknown skin, in %s', (tag, locale) => {
  it.each(['unknown', 'a b', '__proto__', 'MIUI'])(
    'explains that %s is unknown and links to the real ones',
    async (home) => {
      const page = await phone({ locale });
      await visit(page, `/result/${encodeURIComponent(home)}`);
      const headings = await page.locator('h1').allTextContents();
      expect(headings).toEqual([say(tag, 'unknown-home', { value: home })]);

      const links = page.locator('main a');
      const places = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      const real = [
        [say(tag, 'home-page'), '/'],
        ...skins.map((id) => [content.skins[id]!.card.makers.join(' · '), `/${id}`]),
      ];
      expect(places).toEqual(expect.arrayContaining(real));
      for (const [, path] of places) {
        expect((await page.request.get(path!)).status(), path!).toBe(200);
        await page.locator(`main a[href="${path}"]`).click();
        await expect.poll(() => page.locator('h1').allTextContents()).not.toEqual(headings);
        expect(await page.getByText(title).count()).toBe(0);
        await page.goBack();
        await expect.poll(() => page.locator('h1').allTextContents()).toEqual(headings);
      }
    },
  );
});
