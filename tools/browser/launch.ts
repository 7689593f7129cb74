import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/**
 * Starts a headless Chromium for the tests; close it when done. `without`: settings of the test driver's that it is to
 * leave out. Throws as `findBrowser` does.
 */
export async function launchBrowser(without: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  // Playwright takes `env` in place of the process's own environment, not in addition to it.
  const browser = await chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: [...without],
    env: { ...definedOnly(process.env), ...env },
  });
  // tsx has functions keep their names by a helper, which those that run in a page call there.
  browser.on('context', (context) => {
    context.addInitScript('globalThis.__name = (named) => named').catch(() => undefined); // closed again already
  });
  return browser;
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
