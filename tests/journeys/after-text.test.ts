import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContent } from '#cli/content/load.ts';
import { entryId } from '#lib/content/labels-of.ts';
import { tallest } from '#src/frame/after-text.ts';
import { drawnWhole } from '#tools/browser/drawn-whole.ts';
import { closePhones, phone, visit } from '../support/browser.ts';
import { onward } from '../support/walk.ts';

const { content } = await loadContent(process.cwd());

afterEach(closePhones);

/** What one frame shows: whether the page is whole, and where its first words stand. */
interface Frame {
  readonly whole: boolean;
  readonly tops: string;
}

interface Watched {
  readonly seenFrames?: Frame[];
}

/** Notes the frames of each page from its heading on; `rest` is what stands below the first words. */
async function watchFrames(page: Page, rest: string): Promise<() => Promise<Frame[]>> {
  await page.addInitScript((selector) => {
    let seen: Element | null = null;
    const look = () => {
      const heading = document.querySelector('h1');
      const { seenFrames: frames = [] } = window as unknown as Watched;
      if (heading && heading !== seen) frames.length = 0;
      seen = heading;
      const first = [heading, document.querySelector('h1 ~ p, main > div > p')];
      if (heading && frames.length < 10)
        frames.push({
          whole: document.querySelector(selector) !== null,
          tops: first.map((one) => one?.getBoundingClientRect().top).join(),
        });
      Object.assign(window, { seenFrames: frames });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, rest);
  return async () => {
    await page.waitForFunction(() => (window as unknown as Watched).seenFrames?.length === 10);
    return page.evaluate(() => (window as unknown as Watched).seenFrames!);
  };
}

const step = '/miui/downloadapps?app=org.fdroid.fdroid#allow-source';

describe('the first words come before what stands below them, and stay where they are', () => {
  it.each([
    ['Home', '/', '#which'],
    ['a step', step, 'main details'],
  ])('on %s', async (_name, path, rest) => {
    const page = await phone();
    const frames = await watchFrames(page, rest);
    await visit(page, path);
    const all = await frames();
    expect(all[0]!.whole).toBe(false);
    expect(all.at(-1)!.whole).toBe(true);
    expect(new Set(all.map(({ tops }) => tops)).size).toBe(1);
  });

  it('but whoever comes back to a place further down gets the page whole', async () => {
    const page = await phone({ hasTouch: true });
    const frames = await watchFrames(page, 'main details');
    await visit(page, step);
    await page.evaluate(() => scrollTo(0, 250));
    await onward(page);
    expect((await frames())[0]!.whole).toBe(false);
    await page.goBack();
    await page.waitForURL(`**${step}`);
    await drawnWhole(page);
    expect((await frames())[0]!.whole).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(250);
  });

  it('and a tall window too, where the drawing grows', async () => {
    const page = await phone({ viewport: { width: 412, height: tallest + 1 } });
    const frames = await watchFrames(page, 'main details');
    await visit(page, step);
    expect((await frames())[0]!.whole).toBe(true);
  });
});

// Chinese says most in the least room.
it.each(Object.keys(content.skins))(
  'every step of %s is longer than the tallest of the other windows',
  async (skin) => {
    const page = await phone({ locale: 'zh-CN', viewport: { width: 412, height: tallest } });
    await visit(page, `/${skin}`);
    const { downloadapps, service } = content.skins[skin]!.skin;
    const short: string[] = [];
    for (const [part, entries] of Object.entries({ downloadapps, service }))
      for (const entry of entries) {
        const to = `/${skin}/${part}?app=org.fdroid.fdroid#${entryId(entry)}`;
        await page.evaluate((href) => {
          document.querySelector('h1')!.setAttribute('data-left', '');
          history.pushState({ n: (history.state?.n ?? 0) + 1 }, '', href);
        }, to);
        await page.locator('h1:not([data-left])').waitFor();
        await drawnWhole(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height <= tallest) short.push(`${to}: ${height}`);
      }
    expect(short).toEqual([]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(list.getEntries().reduce((sum, one) => sum + (one as PerformanceEntry & { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(done, 500, 0);
        }),
    );
    expect(shift).toBe(0);
  },
);
