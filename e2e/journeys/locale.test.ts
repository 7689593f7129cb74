import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PhoneOptions, phone, visit } from '../support/browser.ts';
import { currentPlace, isSameLoad, markLoad } from '../support/faults.ts';
import { say } from '../support/words.ts';

const tags = ['en', 'ja', 'sv', 'ta', 'th', 'tk', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh'];
/** Opens a phone that records every value of `<html lang>` and the requested chunks with words. */
async function listening(options: PhoneOptions = {}) {
  const page = await phone(options);
  await page.addInitScript(() => {
    const values: (string | null)[] = [];
    Object.assign(window, { values });
    const read = () => {
      const value = document.documentElement?.getAttribute('lang') ?? null;
      if (values.length === 0 || values.at(-1) !== value) values.push(value);
    };
    read();
    new MutationObserver(read).observe(document, { subtree: true, attributes: true, childList: true });
  });
  const words = new Set<string>();
  page.on('request', (request) => {
    const tag = /\/locale-(\w+)\./.exec(request.url())?.[1];
    if (tag) words.add(tag);
  });
  return { page, words };
}

/** Makes the browser report `code` as its language, whatever that is. */
const speak = (page: Page, code: unknown) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => value, configurable: true });
  }, code);

const values = (page: Page) => page.evaluate(() => (window as unknown as { values: unknown }).values);
const direction = (page: Page) => page.evaluate(() => document.documentElement.dir);
const heading = (page: Page) => page.locator('h1').textContent();
const dirOf = (tag: string) => (tag === 'ur' ? 'rtl' : 'ltr');

describe('the language', () => {
  it.each([
    ['zh-Hant-TW', 'zh'],
    ['uk_UA', 'uk'],
    ['UR-pk', 'ur'],
    ['de-AT', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [['ur'], 'en'],
  ])('for a browser with %j is %s, set once and with one locale chunk', async (code, tag) => {
    const { page, words } = await listening();
    await speak(page, code);
    await visit(page, '/');
    expect(await heading(page)).toBe(say(tag, 'home-title'));
    expect(await values(page)).toEqual([null, tag]);
    expect(await direction(page)).toBe(dirOf(tag));
    expect([...words]).toEqual([tag]);
  });

  it('stays once set when the browser changes its language, on this screen and the next', async () => {
    const { page, words } = await listening({ locale: 'uk-UA' });
    await visit(page, '/');
    await page.evaluate(() => {
      for (const [name, value] of Object.entries({ language: 'ur-PK', languages: ['ur-PK'] }))
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      window.dispatchEvent(new Event('languagechange'));
    });
    await page.locator('a[href="/miui"]').first().click();
    await page.locator('h1', { hasText: say('uk', 'landing-title-plain', { maker: 'Xiaomi' }) }).waitFor();
    expect(await values(page)).toEqual([null, 'uk']);
    expect([...words]).toEqual(['uk']);
  });
});

describe('before the language is set', () => {
  it.each([
    ['a phone', { width: 360, height: 740 }],
    ['a wide screen', { width: 1280, height: 800 }],
  ])('the app shows no text on %s, and nothing moves afterwards', async (_name, viewport) => {
    const { page } = await listening({ locale: 'ta-IN', viewport });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved = () => page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/locale-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    // The app has mounted and requests the locale chunk.
    await page.locator('script[src*="/locale-"]').waitFor({ state: 'attached' });
    // Any visible text belongs to the document and not to the app (`first-words.test.ts`).
    expect(await page.locator('#root').innerText()).toBe('');
    expect(await page.locator('#root').locator('[aria-label], [alt], [title]').count()).toBe(0);
    expect(await values(page)).toEqual([null, 'ta']);

    release();
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await moved()).toEqual([]);
    // Counter-check: a movement would have been recorded.
    await page.evaluate(() =>
      document.body.prepend(Object.assign(document.createElement('hr'), { style: 'height:99px' })),
    );
    await expect.poll(async () => (await moved()).length).toBeGreaterThan(0);
  });
});

describe('`lang` in the address', () => {
  it('applies to that page load only', async () => {
    const { page, words } = await listening({ locale: 'uk-UA' });
    await visit(page, '/?lang=ur');
    expect([await heading(page), await direction(page)]).toEqual([say('ur', 'home-title'), 'rtl']);
    expect([...words]).toEqual(['ur']);
    await visit(page, '/');
    expect([await heading(page), await direction(page)]).toEqual([say('uk', 'home-title'), 'ltr']);
  });

  it.each(['xx', 'de', 'tlh', 'u', '<b>ur</b>'])(
    'is reported and ignored if the guide has no such language: %s',
    async (lang) => {
      const { page, words } = await listening({ locale: 'uk-UA' });
      await visit(page, `/?lang=${encodeURIComponent(lang)}`);
      expect(await heading(page)).toBe(say('uk', 'home-title'));
      expect(await page.getByRole('note').allTextContents()).toEqual([say('uk', 'bad-lang', { value: lang })]);
      expect([...words]).toEqual(['uk']);
    },
  );

  it.each(['ur-PK', 'UR', 'u%72', '&lang=ur'])('is accepted as %s', async (lang) => {
    const { page, words } = await listening({ locale: 'uk-UA' });
    await visit(page, `/?lang=${lang}`);
    expect(await heading(page)).toBe(say('ur', 'home-title'));
    expect(await page.getByRole('note').count()).toBe(0);
    expect([...words]).toEqual(['ur']);
  });
});

describe('the language menu', () => {
  it.each([
    ['/miui', '#phone'],
    ['/service', '#messages'],
  ])('has a link for every language that keeps the current place, at %s', async (path, step) => {
    const { page } = await listening({ locale: 'uk-UA' });
    const place = `${path}?app=org.fdroid.fdroid&os=hyperos-2&rom=cn`;
    await visit(page, place + step);
    const links = await page
      .locator('header nav a')
      .evaluateAll((all) =>
        all.map((a) => ({ lang: a.getAttribute('lang'), dir: a.getAttribute('dir'), href: a.getAttribute('href') })),
      );
    expect(links.sort((a, b) => (a.lang! < b.lang! ? -1 : 1))).toEqual(
      tags.map((tag) => ({ lang: tag, dir: dirOf(tag), href: `${place}&lang=${tag}${step}` })),
    );
    expect(await page.locator('header nav a[aria-current="true"]').getAttribute('lang')).toBe('uk');

    await markLoad(page);
    await page.locator('header summary').click();
    await page.locator('header nav a[lang="ur"]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'ur');
    expect(await isSameLoad(page)).toBe(false);
    expect(currentPlace(page)).toBe(`${place}&lang=ur${step}`);
    expect(await values(page)).toEqual([null, 'ur']);
  });
});
