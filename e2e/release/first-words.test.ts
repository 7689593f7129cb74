import { loadContent } from '@sideguide/content-kit/files';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { type PhoneOptions, phone } from '../support/browser.ts';
import { notesKey } from '../support/walk.ts';
import { rescue, say } from '../support/words.ts';

const { content } = await loadContent(process.cwd());
/** Loads the document and holds back what the app requests. */
async function hold(
  options: PhoneOptions,
  path: string,
  hasHints = true,
): Promise<{ page: Page; go: () => Promise<void> }> {
  const page = await phone(options);
  if (!hasHints)
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
  let go: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    go = done;
  });
  // The locale chunk is held back: until then the page is the document's.
  await page.route(/\/locale-\w+\.\w+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#first h1').waitFor();
  return {
    page,
    go: async () => {
      go();
      await page.locator('#root h1').waitFor();
      await waitForApp(page);
    },
  };
}

interface Piece {
  readonly what: string;
  readonly box: string;
  readonly style: string;
}

/** Returns every element of the first screen with its own text, position and style. */
const pieces = (page: Page, container: string): Promise<Piece[]> =>
  page.evaluate((container) => {
    const shown = [...document.querySelectorAll(`${container} *`)].filter(
      (element) => element.getClientRects().length > 0,
    );
    return shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, direction } = getComputedStyle(element);
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      return {
        what: [element.tagName, text, element.getAttribute('href'), element.getAttribute('aria-label')].join(' | '),
        box: [x, y, width, height].map((n) => n.toFixed(1)).join(' '),
        style: [color, backgroundColor, font, direction].join(' '),
      };
    });
  }, container);

const paths = ['/', ...Object.keys(content.skins).map((skin) => `/${skin}`)];
const step = '/miui/downloadapps?app=org.fdroid.fdroid#allow-source';
const themes = ['light', 'dark'] as const;
const tags = ['en', 'ur', 'ta', 'zh'];
/** Every page in every language; the themes by turns, each in each language. */
const cases = tags.flatMap((tag, at) =>
  [...paths, step].map((path, n) => ({ tag, path, theme: themes[(at + n) % themes.length]! })),
);

describe('the first words', () => {
  const ofScreens = cases.filter(({ path }) => path !== step);
  it.each(ofScreens)(
    'are exactly where the app renders them, at $path in $tag, $theme',
    async ({ tag, path, theme }) => {
      const { page, go } = await hold({ locale: tag, colorScheme: theme }, path);
      const { lang, dir } = await page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir };
      });
      expect([lang, dir]).toEqual([tag, content.locales[tag]!.card.dir]);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const copy = await pieces(page, '#first');
      const shifts = await page.evaluateHandle(() => {
        const found: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
        return found;
      });
      await go();
      const appPieces = await pieces(page, '#root > .page');
      expect(copy.length).toBeGreaterThan(10);
      // Elements that only contain others grow with what the copy leaves out.
      const key = ({ what, box, style }: Piece) => [what, box, style].join(' || ');
      const appKeys = new Set(appPieces.map(key));
      expect(
        copy
          .filter(({ what }) => what !== 'MAIN |  |  | ')
          .map(key)
          .filter((pieceKey) => !appKeys.has(pieceKey)),
      ).toEqual([]);
      expect(await page.evaluate((found) => found.reduce((sum, shift) => sum + shift, 0), shifts)).toBe(0);
      expect(await page.locator('#first').count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('status').allInnerTexts()).not.toContain(await page.locator('h1').innerText());
    },
  );
});

describe.each(tags)('in %s', (tag) => {
  it('do not move when the app detects the phone', async () => {
    const agent = (await (await phone()).evaluate(() => navigator.userAgent)).replace(
      'X11; Linux x86_64',
      'Linux; Android 13; M2101K6G',
    );
    const { page, go } = await hold({ locale: tag, userAgent: agent }, '/', false);
    const tops = (container: string) =>
      page.evaluate(
        (container) =>
          [...document.querySelectorAll(`${container} a`)].map((element) => element.getBoundingClientRect().top),
        container,
      );
    const copy = await tops('#first');
    await go();
    await page.locator('a[data-suggested]').first().waitFor();
    expect((await tops('#root')).slice(0, copy.length)).toEqual(copy);
  });
});

/** Returns position and style of an element, in the document's copy or on the app's page. */
const placeOf = (page: Page, container: string, selector: string) =>
  page.locator(`${container} ${selector}`).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, font } = getComputedStyle(element);
    return [element.textContent, element.getAttribute('href'), x, y, width, height, color, font].join(' | ');
  });

/** Everything but the instruction, which moves if the drawing is taller or shorter than most. */
const parts = ['h1', 'header a', 'main ~ nav a[aria-label]', 'main ~ nav a:not([aria-label])'];

describe('the first words of a step', () => {
  const ofSteps = cases.filter(({ path }) => path === step);
  it.each(ofSteps)(
    'are those of its first screen, where the app renders them, in $tag, $theme',
    async ({ tag, theme }) => {
      const { page, go } = await hold({ locale: tag, colorScheme: theme }, step);
      const copy = await Promise.all(parts.map((part) => placeOf(page, '#first', part)));
      const instruction = await page.locator('#first main p').last().textContent();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await go();
      expect(await Promise.all(parts.map((part) => placeOf(page, '#root', part)))).toEqual(copy);
      expect(await page.locator('#root main p').allTextContents()).toContain(instruction);
      expect(await page.locator('#first').count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );
});

describe('a step before the app is there', () => {
  it('asks about callers until the question has been answered for this app today', async () => {
    const { page } = await hold({ locale: 'en-US' }, step);
    const line = page.locator('#first main p a');
    expect(await line.getAttribute('href')).toBe('/miui/downloadapps?app=org.fdroid.fdroid#no-caller');
    const answered = async (app: string, hours: number) => {
      const flows = [{ skin: 'miui', app, done: [], alone: Date.now() - hours * 3_600_000 }];
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        notesKey,
        JSON.stringify({ flows }),
      ] as const);
      await page.reload({ waitUntil: 'commit' });
      await page.locator('#first h1').waitFor();
      return line.count();
    };
    expect(await answered('org.fdroid.fdroid', 1)).toBe(0);
    expect(await answered('org.fdroid.fdroid', 25)).toBe(1);
    expect(await answered('org.schabi.newpipe', 1)).toBe(1);
  });

  it('can be left by its link', async () => {
    const { page } = await hold({ locale: 'en-US' }, step);
    await page
      .locator('#first')
      .getByRole('link', { name: say('en', 'back'), exact: true })
      .click();
    await page.locator('#first h1', { hasText: content.locales.en!.steps['open-file']!.title }).waitFor();
  });
});

describe('before the app is there', () => {
  it('links work at once and keep the language of the address and the name that was tapped', async () => {
    const { page } = await hold({ locale: 'en-US' }, '/?lang=uk');
    await page.locator('#first').getByRole('link', { name: 'Redmi' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/miui?maker=Redmi&lang=uk', {
      waitUntil: 'commit',
    });
    expect(await page.locator('#first h1').innerText()).toContain('Redmi');
    expect(
      await page
        .locator('#first')
        .getByRole('link', { name: say('uk', 'start'), exact: true })
        .getAttribute('href'),
    ).toBe('/miui/downloadapps?maker=Redmi&lang=uk');
  });

  it('keeps the language menu open and focused when the app takes over', async () => {
    const { page, go } = await hold({ locale: 'en-US' }, '/');
    await page.locator('#first summary').click();
    const link = page.getByRole('link', { name: 'Svenska' });
    await link.focus();
    await go();
    expect(await link.isVisible()).toBe(true);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([
    '/service',
    '/miui/downloadapps#no-caller',
    '/miui/downloadapps#nowhere',
    '/miui/downloadapps?os=miui-14#allow-source',
    '/miui/service?app=org.fdroid.fdroid',
    '/miui?app=org.fdroid.fdroid',
    '/?os=none',
    '/?lang=xx',
    '/#x',
    '/nowhere',
  ])('%s has no first words', async (path) => {
    const page = await phone();
    await page.route(/\/static\//, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('#first').count()).toBe(0);
  });
});

describe('after a stop', () => {
  it.each(['/', '/miui', step])('%s has no first words', async (path) => {
    const page = await phone();
    await page.route(/\/static\//, (route) => route.abort());
    const open = () => page.goto(path, { waitUntil: 'domcontentloaded' });
    await open();
    expect(await page.locator('#first').count()).toBe(1);
    await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ flows: [], isStopped: true })), notesKey);
    await page.goto('about:blank');
    await open();
    expect(await page.locator('#first').count()).toBe(0);
  });

  it('a page whose app has not come loses them if the reader stops in another tab', async () => {
    const page = await phone();
    const keep = (text: string) =>
      other.evaluate(([key, text]) => localStorage.setItem(key, text), [notesKey, text] as const);
    // The document without its scripts from the first entry on.
    await page.route(/downloadapps/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/<script[^>]* data-file.*?<\/script>/gs, ''),
      });
    });
    const other = await page.context().newPage();
    await other.goto('/about');
    await page.goto(step);
    const words = page.locator('#first h1');
    await keep(JSON.stringify({ flows: [] }));
    expect(await words.count()).toBe(1);
    await keep(JSON.stringify({ flows: [], isStopped: true }));
    await expect.poll(() => words.count()).toBe(0);
  });
});

describe('where the app never comes', () => {
  it('keeps the first words with the cause, and their links work', async () => {
    const page = await phone({ locale: 'vi' });
    await page.route(/\/static\/js\//, (route) => route.abort());
    // The cached document and the one for unknown addresses load their entry from files.
    await page.route(/\/(\?.*)?$/, async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/kept.html', route.request().url()).href }) }),
    );
    await page.goto('/');
    await page.getByText(rescue('vi', 'slow-title')).waitFor();
    expect(await page.locator('h1').innerText()).toBe(say('vi', 'home-title'));
    await page.getByRole('link', { name: 'OPPO' }).click();
    await page.waitForURL('**/coloros');
    await page.locator('#first h1').waitFor();
  });
});
