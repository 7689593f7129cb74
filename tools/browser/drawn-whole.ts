import type { Page } from 'playwright-core';

/**
 * Until a page whose heading is there is the app's own, and no longer the document's copy (`packages/site-kit/src/first-words.ts`),
 * and has drawn what stands below its first words (`apps/guide/src/layout/after-text.ts`).
 */
export const drawnWhole = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        // The frame of the words, the one that draws the rest, and one behind them; a hidden page has no frames, and comes whole.
        let frames = document.hidden ? 0 : 3;
        const next = () => (document.getElementById('first') || frames-- > 0 ? requestAnimationFrame(next) : done());
        next();
      }),
  );
