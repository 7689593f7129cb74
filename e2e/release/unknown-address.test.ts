import { afterEach, describe, expect, it } from 'vitest';
import { card as coloros } from '../../content/skins/coloros/card.ts';
import { card as miui } from '../../content/skins/miui/card.ts';
import { closePhones, phone, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { rescue, say } from '../support/words.ts';

afterEach(closePhones);

// The contract's words, the same in every language.
const title = 'Unexpected Application Error!';
const message = '404 Not Found';

const unknown = [
  '/nope',
  '/miui/nope',
  '/foo/service',
  '/result',
  '/result/',
  '/result/a/b',
  '/miui/service/more',
  '/index/index',
  '/index.html',
  '/404.html',
  '/Service',
  '/INDEX',
  '/Miui/service',
  '/miui//service',
  '/%',
];

describe('an address that no screen has', () => {
  it.each(unknown)('%s is answered 404, with the error screen', async (path) => {
    const page = await phone();
    expect((await page.goto(path))?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await heading.allTextContents()).toEqual([title]);
    expect(await page.getByText(message, { exact: true }).count()).toBe(1);
  });

  it.each([
    ['en', 'en-US', 'ltr'],
    ['ur', 'ur-PK', 'rtl'],
    ['zh', 'zh-CN', 'ltr'],
    ['en', 'de-DE', 'ltr'],
  ])('is explained in %s to a browser of %s, with a way home', async (tag, locale, dir) => {
    const page = await phone({ locale });
    await visit(page, '/miui/nope?app=org.fdroid.fdroid');
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    expect(await page.title()).toContain(rescue(tag, 'unknown-title'));
    const help = page.getByRole('alert');
    await help.getByRole('heading', { level: 2, name: rescue(tag, 'unknown-title') }).waitFor();
    expect(await help.innerText()).toContain(rescue(tag, 'unknown-text'));

    await page.getByRole('link', { name: rescue(tag, 'home'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: say(tag, 'home-title') }).waitFor();
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual(['/', '?app=org.fdroid.fdroid']);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('tells its details as text, to be copied', async () => {
    const page = await phone();
    await visit(page, '/nope?rom=cn#x');
    const details = page.locator('details');
    expect(await details.locator('pre').isVisible()).toBe(false);
    await details.getByText(rescue('en', 'details')).click();
    const text = await details.locator('pre').innerText();
    expect(text.split('\n')).toEqual(expect.arrayContaining([`message: ${message}`, `page: ${page.url()}`]));
  });

  it('lies in the history like any other: Back returns to it, Forward to what followed', async () => {
    const page = await phone();
    await visit(page, '/nope');
    await page.getByRole('link', { name: rescue('en', 'home'), exact: true }).click();
    const home = page.getByRole('heading', { level: 1, name: say('en', 'home-title') });
    await home.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/nope');
    await page.goForward();
    await home.waitFor();
    await page.getByRole('link', { name: miui.makers[0] }).first().click();
    await page.getByRole('heading', { level: 1, name: miui.makers[0] }).waitFor();
  });

  it('moves the focus to the screen that the way home leads to, and announces it', async () => {
    const page = await phone();
    await visit(page, '/nope');
    await page.getByRole('link', { name: rescue('en', 'home'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: say('en', 'home-title') }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await eventually(() => page.locator('.spoken').textContent()).toBe(say('en', 'home-title'));
  });
});

describe.each([
  ['en', 'en-US'],
  ['ur', 'ur-PK'],
])('a result for a place that does not exist, in %s', (tag, locale) => {
  it.each(['unknown', 'a b', '__proto__', 'MIUI'])(
    '%s gets a clear sentence and links to the real ones',
    async (home) => {
      const page = await phone({ locale });
      await visit(page, `/result/${encodeURIComponent(home)}`);
      const headings = await page.locator('h1').allTextContents();
      expect(headings).toEqual([say(tag, 'unknown-home', { value: home })]);

      const links = page.locator('main a');
      const places = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      const real = [
        [say(tag, 'home-page'), '/'],
        [miui.makers.join(' · '), '/miui'],
        [coloros.makers.join(' · '), '/coloros'],
      ];
      expect(places).toEqual(expect.arrayContaining(real));
      for (const [, path] of places) {
        expect((await page.request.get(path!)).status(), path!).toBe(200);
        await page.locator(`main a[href="${path}"]`).click();
        await eventually(() => page.locator('h1').allTextContents()).not.toEqual(headings);
        expect(await page.getByText(title).count()).toBe(0);
        await page.goBack();
        await eventually(() => page.locator('h1').allTextContents()).toEqual(headings);
      }
    },
  );
});
