import type { Page } from 'playwright-core';

/**
 * Waits until a page with a heading is rendered by the app, no longer the document's copy
 * (`packages/site-kit/src/first-words.ts`), and has drawn what is below its first words
 * (`apps/guide/src/layout/after-text.ts`).
 */
export const waitForApp = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The frame with the words, the one that draws the rest, and the one after; a hidden page has no frames and is
        // drawn at once.
        let frames = document.hidden ? 0 : 3;
        const checkFrame = () =>
          document.getElementById('first') || frames-- > 0 ? requestAnimationFrame(checkFrame) : resolve();
        checkFrame();
      }),
  );
