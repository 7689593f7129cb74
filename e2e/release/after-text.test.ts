import { entryId } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { tallest } from '../../apps/guide/src/layout/after-text.ts';
import { drawnWhole } from '../../tools/browser/wait-for-app.ts';
import { closePhones, phone, visit } from '../support/browser.ts';
import { openNextStep } from '../support/walk.ts';

const { content } = await loadContent(process.cwd());

afterEach(closePhones);

/** The state of one frame: whether the page is complete, and where its first words are. */
interface Frame {
  readonly whole: boolean;
  readonly tops: string;
}

interface Watched {
  /** The frames of one page, identified by its heading. */
  readonly seen?: { readonly heading: Element; readonly frames: Frame[] };
}

/** Number of frames to record; the page is complete in the third. */
const frameCount = 10;

/** Records the frames of each page from its heading on; `rest` selects what is below the first words. */
async function watchFrames(page: Page, rest: string): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(
    ({ rest, frameCount }) => {
      const watched = window as { seen?: { heading: Element; frames: Frame[] } };
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading && heading !== watched.seen?.heading) watched.seen = { heading, frames: [] };
        const first = [heading, document.querySelector('h1 ~ p, main > div > p')];
        const frames = watched.seen?.frames;
        if (heading && frames && frames.length < frameCount)
          frames.push({
            whole: document.querySelector(rest) !== null,
            tops: first.map((one) => one?.getBoundingClientRect().top).join(),
          });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { rest, frameCount },
  );
  return async () => {
    const frames = await page.waitForFunction((frameCount) => {
      const { seen } = window as Watched;
      return seen?.heading === document.querySelector('h1') && seen?.frames.length === frameCount && seen.frames;
    }, frameCount);
    return (await frames.jsonValue()) as Frame[];
  };
}

const step = '/miui/downloadapps?app=org.fdroid.fdroid#allow-source';

describe('the first words come before what stands below them, and stay where they are', () => {
  it('on a step', async () => {
    const page = await phone();
    const frames = await watchFrames(page, 'main details');
    // No document contains words for an address with a version.
    await visit(page, step.replace('#', '&os=hyperos-2#'));
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
    await openNextStep(page);
    expect((await frames())[0]!.whole).toBe(false);
    await page.goBack();
    await page.waitForURL(`**${step}`);
    await drawnWhole(page);
    expect((await frames())[0]!.whole).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(250);
  });

  it('and so does whoever reads them in the document already', async () => {
    const page = await phone();
    const frames = await watchFrames(page, 'main details');
    await visit(page, step);
    expect((await frames())[0]!.whole).toBe(true);
  });

  it('and a tall window too, where the drawing grows', async () => {
    const page = await phone({ viewport: { width: 412, height: tallest + 1 } });
    const frames = await watchFrames(page, 'main details');
    await visit(page, step);
    expect((await frames())[0]!.whole).toBe(true);
  });
});

// Chinese has the shortest texts, and the fewest lines in a wide window, so drawings could grow most there.
it.each(Object.keys(content.skins))('no step of %s moves while it is drawn', async (skin) => {
  const page = await phone({ locale: 'zh-CN', viewport: { width: 1280, height: tallest } });
  const frames = await watchFrames(page, 'main details');
  await visit(page, `/${skin}`);
  const { downloadapps, service } = content.skins[skin]!.skin;
  const seen: string[] = [];
  for (const [part, entries] of Object.entries({ downloadapps, service }))
    for (const entry of entries) {
      const to = `/${skin}/${part}?app=org.fdroid.fdroid#${entryId(entry)}`;
      await page.evaluate((href) => {
        document.querySelector('h1')!.setAttribute('data-left', '');
        // With the next history index, as a link does.
        history.pushState({ n: (history.state?.n ?? 0) + 1 }, '', href);
      }, to);
      await page.locator('h1:not([data-left])').waitFor();
      const all = await frames();
      const came = `${all[0]!.whole ? 'whole' : 'in parts'}, ${all.at(-1)!.whole ? 'is whole' : 'never whole'}`;
      seen.push(`${to}: ${came}, at ${[...new Set(all.map(({ tops }) => tops))].join(' then ')}`);
    }
  expect(seen.filter((one) => !/: in parts, is whole, at [^ ]+$/.test(one))).toEqual([]);
});
