import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { drawnWhole } from '../../tools/browser/drawn-whole.ts';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { originOf, type SiteName } from './sites.ts';

let browser: Promise<Browser> | undefined;
const open: BrowserContext[] = [];

/** The browser of this test file, started when first needed. */
export const theBrowser = (): Promise<Browser> => (browser ??= launchBrowser());

afterAll(async () => {
  await (await browser)?.close();
});

export interface PhoneOptions extends BrowserContextOptions {
  readonly site?: SiteName;
}

/** A phone-sized page, 360 × 740, in a fresh profile. `goto` takes addresses of the site. */
export async function phone({ site = 'guide', ...options }: PhoneOptions = {}): Promise<Page> {
  const context = await (await theBrowser()).newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    baseURL: originOf(site),
    // What is kept on the phone would hide what the network does; tests of it say `serviceWorkers: 'allow'`.
    serviceWorkers: 'block',
    ...options,
  });
  open.push(context);
  const page = await context.newPage();
  // Much longer than anything takes, and longer than a busy machine stands still.
  page.setDefaultTimeout(60_000);
  return page;
}

/** Closes what a test opened; call in `afterEach`. */
export async function closePhones(): Promise<void> {
  await Promise.all(open.splice(0).map((context) => context.close()));
}

/** Opens an address and waits for a screen: its heading, or the error screen's. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').waitFor();
  await drawnWhole(page);
}
