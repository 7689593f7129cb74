import { type Browser, chromium } from 'playwright-core';
import { type BrowserOptions, findBrowser } from './find-browser.ts';

export interface LaunchOptions extends BrowserOptions {
  /** Default arguments of Playwright to omit. */
  readonly omittedArgs?: readonly string[];
}

/** Launches a headless Chromium for the tests; the caller closes it. Throws as `findBrowser` does. */
export async function launchBrowser({ omittedArgs = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser(options);
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: [...omittedArgs], env });
  // tsx compiles functions with a `__name` helper, which functions that run in a page expect there.
  browser.on('context', (context) => {
    context.addInitScript('globalThis.__name = (named) => named').catch(() => undefined); // closed already
  });
  return browser;
}
