import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/**
 * Starts a headless Chromium for the tests; close it when done. `without`: settings of the test driver's that it is to
 * leave out. Throws as `findBrowser` does.
 */
export async function launchBrowser(without: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  // Playwright takes `env` in place of the process's own environment, not in addition to it.
  return chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: [...without],
    env: { ...definedOnly(process.env), ...env },
  });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
