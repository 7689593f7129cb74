import { launchBrowser } from '../../../tools/browser/launch.ts';
import type { EngineKind } from './engine.ts';

/** The Chromium that the other tests use, as an engine among the others. */
export const chromium: EngineKind = {
  name: 'Chromium',
  start: async () => {
    const browser = await launchBrowser();
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-US' });
    return {
      version: browser.version(),
      open: async () => {
        const page = await context.newPage();
        return {
          goto: async (url) => {
            // Navigating within the same document would not load the page again.
            await page.goto('about:blank');
            await page.goto(url);
          },
          evaluate: (expression) => page.evaluate(`(${expression})`),
          choose: (selector, file) => page.setInputFiles(selector, file),
          back: () => page.evaluate('history.back()'),
          reload: async () => void (await page.reload()),
          close: () => page.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
