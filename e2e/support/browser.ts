import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { originOf } from './sites.ts';

let browser: Promise<Browser> | undefined;
const open: BrowserContext[] = [];

/** The browser of this test file, launched on first use. */
export const theBrowser = (): Promise<Browser> => (browser ??= launchBrowser());

export async function closeBrowser(): Promise<void> {
  const closing = browser;
  browser = undefined;
  await (await closing)?.close();
}

export type PhoneOptions = BrowserContextOptions;

/** Opens a phone-sized page, 360 × 740, in a fresh profile. `goto` takes paths of the site. */
export async function phone(options: PhoneOptions = {}): Promise<Page> {
  const context = await (await theBrowser()).newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    baseURL: originOf('guide'),
    // A service worker's cache would hide what the network does; tests of the worker pass `serviceWorkers: 'allow'`.
    serviceWorkers: 'block',
    ...options,
  });
  open.push(context);
  const page = await context.newPage();
  // Far longer than any action takes, so that a stalled machine does not fail a test.
  page.setDefaultTimeout(60_000);
  return page;
}

/** Returns what the console complains about: an error or a warning, but not that a phone here has no service worker. */
export const complaintOf = (message: ConsoleMessage): string | undefined =>
  ['error', 'warning'].includes(message.type()) &&
  message.text() !== 'Service Worker registration blocked by Playwright'
    ? message.text()
    : undefined;

/** Closes every context that a test opened. */
export async function closePhones(): Promise<void> {
  await Promise.all(open.splice(0).map((context) => context.close()));
}

/** Waits for a heading that the app has rendered: the screen's, or the error screen's. */
async function waitForScreen(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await waitForApp(page);
}

/** Opens an address and waits for its screen. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScreen(page);
}

/** Reloads a page and waits for its screen. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForScreen(page);
}
