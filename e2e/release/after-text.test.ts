import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tallest } from '../../apps/guide/src/layout/tallest.ts';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { phone, visit } from '../support/browser.ts';
import { openNextStep } from '../support/walk.ts';

/** The state of one frame: whether the page is complete, and where its first words are. */
interface Frame {
  readonly isComplete: boolean;
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
            isComplete: document.querySelector(rest) !== null,
            tops: first.map((element) => element?.getBoundingClientRect().top).join(),
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

describe('the first words appear before the rest of the page, and do not move', () => {
  it('on a step', async () => {
    const page = await phone();
    const frames = await watchFrames(page, 'main details');
    // No document contains words for an address with a version.
    await visit(page, step.replace('#', '&os=hyperos-2#'));
    const all = await frames();
    expect(all[0]!.isComplete).toBe(false);
    expect(all.at(-1)!.isComplete).toBe(true);
    expect(new Set(all.map(({ tops }) => tops)).size).toBe(1);
  });

  it('shows the whole page at once to a reader who goes back to a scrolled position', async () => {
    const page = await phone({ hasTouch: true });
    const frames = await watchFrames(page, 'main details');
    await visit(page, step);
    await page.evaluate(() => scrollTo(0, 250));
    await openNextStep(page);
    expect((await frames())[0]!.isComplete).toBe(false);
    await page.goBack();
    await page.waitForURL(`**${step}`);
    await waitForApp(page);
    expect((await frames())[0]!.isComplete).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(250);
  });

  it.each([
    ['its document contains them', { width: 360, height: 740 }],
    ['the window is tall, where the drawing grows', { width: 412, height: tallest + 1 }],
  ])('shows the whole page at once if %s', async (_why, viewport) => {
    const page = await phone({ viewport });
    const frames = await watchFrames(page, 'main details');
    await visit(page, step);
    expect((await frames())[0]!.isComplete).toBe(true);
  });
});
