import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, EngineKind, Tab } from './engine.ts';

const names = ['firefox-esr', 'firefox'];

/** Path of the executable: from `SIDEGUIDE_FIREFOX` or found on `PATH`. */
const program =
  process.env.SIDEGUIDE_FIREFOX ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Preferences that turn off what private windows and embedded browsers refuse. */
const storagePreferences = {
  'dom.serviceWorkers.enabled': false,
  'dom.storage.enabled': false,
  'dom.caches.enabled': false,
  'dom.indexedDB.enabled': false,
};

const tabOf = (page: Page): Tab => ({
  goto: async (url) => {
    // Navigating within the same document would not load the page again.
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

/** Firefox has no preference for workers: they are removed before the page's first script runs. */
const withoutWorkers = () => {
  Reflect.deleteProperty(window, 'Worker');
};

/** Starts Firefox. With `forgetful` it refuses storage and workers. */
async function start({ withoutStorage = false } = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program!,
    headless: true,
    // The home folder may be read-only, and nothing of it belongs into the tests.
    env: { ...process.env, HOME: tmpdir() },
    defaultViewport: { width: 360, height: 740 },
    extraPrefsFirefox: withoutStorage ? storagePreferences : {},
  });
  return {
    version: await browser.version(),
    open: async () => {
      const page = await browser.newPage();
      if (withoutStorage) await page.evaluateOnNewDocument(withoutWorkers);
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
