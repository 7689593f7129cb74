import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/**
 * Launches a headless Chromium for the tests; the caller closes it. `omittedArgs`: default arguments of Playwright to
 * omit. Throws as `findBrowser` does.
 */
export async function launchBrowser(omittedArgs: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  // Playwright's `env` replaces the process's own environment instead of extending it.
  const browser = await chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: [...omittedArgs],
    env: { ...definedOnly(process.env), ...env },
  });
  // tsx compiles functions with a `__name` helper, which functions that run in a page expect there.
  browser.on('context', (context) => {
    context.addInitScript('globalThis.__name = (named) => named').catch(() => undefined); // closed already
  });
  return browser;
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
