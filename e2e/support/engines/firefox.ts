import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, EngineKind, Tab } from './engine.ts';

const names = ['firefox-esr', 'firefox'];

/** The program, named in `SIDEGUIDE_FIREFOX` or on the path. */
const program =
  process.env.SIDEGUIDE_FIREFOX ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** What private windows and embedded browsers refuse. */
const refusals = {
  'dom.serviceWorkers.enabled': false,
  'dom.storage.enabled': false,
  'dom.caches.enabled': false,
  'dom.indexedDB.enabled': false,
};

const tabOf = (page: Page): Tab => ({
  goto: async (url) => {
    // Another place in the same document is no load.
    await page.goto('about:blank');
    await page.goto(url);
  },
  evaluate: <Value>(expression: string) => page.evaluate(`(${expression})`) as Promise<Value>,
  choose: async (selector, file) => {
    const field = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(file);
  },
  back: () => page.evaluate('history.back()') as Promise<void>,
  reload: async () => void (await page.reload()),
  close: () => page.close(),
});

/** Firefox has no switch for these: they go before the first script of a page runs. */
const withoutWorkers = () => {
  Reflect.deleteProperty(window, 'Worker');
};

/** With `forgetful` it refuses to keep anything, and to start workers. */
async function start({ forgetful = false } = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program!,
    headless: true,
    defaultViewport: { width: 360, height: 740 },
    extraPrefsFirefox: forgetful ? refusals : {},
  });
  return {
    version: await browser.version(),
    open: async () => {
      const page = await browser.newPage();
      if (forgetful) await page.evaluateOnNewDocument(withoutWorkers);
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

export const firefox = {
  name: 'Firefox',
  lacks: program ? undefined : 'no Firefox; on Debian: apt-get install firefox-esr',
  start,
} satisfies EngineKind;
