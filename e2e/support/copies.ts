import type { Page } from 'playwright-core';

/** Keeps what the page copies, for `lastCopy`. */
export const keepCopies = (page: Page) =>
  page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void Object.assign(window, { copied: text }) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });

/** Returns what the page copied last. */
export const lastCopy = (page: Page) => page.evaluate(() => (window as unknown as { copied: string }).copied);
