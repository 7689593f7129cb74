import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { drawnWhole } from '../browser/wait-for-app.ts';
import type { WorkerEvent } from './check-shots.ts';
import { measureScreen } from './measure.ts';
import type { GalleryTheme } from './options.ts';
import type { Shot } from './shots.ts';
import { settled, watchRequests } from './wait-for-layout.ts';

/** A problem of a screen in one language. */
export interface ScreenProblem {
  readonly language: string;
  readonly name: string;
  readonly problem: string;
}

export interface GallerySession {
  readonly browser: Browser;
  /** Origin at which the guide is served. */
  readonly origin: string;
  readonly themes: readonly GalleryTheme[];
  readonly scale: number;
}

export interface Camera extends GallerySession {
  readonly full: boolean;
  /** Returns the file of a picture. */
  readonly fileOf: (language: string, theme: GalleryTheme, name: string) => string;
}

/** Inspects a shot in one theme and returns the problems found. */
export type Look = (page: Page, shot: Shot, theme: GalleryTheme) => Promise<readonly string[]>;

/** A phone as wide as cheap ones are. */
export const galleryPhone = { width: 360, height: 740 } as const;

/** Longest wait for a screen, in milliseconds. */
const patience = 10_000;

/**
 * Opens an address as a link inside the guide does, which is ten times faster than loading the page. `model` is the
 * phone model that the browser reports. Resolves once the new screen's heading is there.
 */
async function open(page: Page, href: string, model = ''): Promise<void> {
  const { pathname, search, hash } = new URL(page.url());
  // Opening the current address would change nothing, so leave it first.
  if (href === pathname + search + hash) await open(page, href === '/' ? '/index' : '/');
  await page.evaluate(
    ([to, told]) => {
      const value = { getHighEntropyValues: () => Promise.resolve({ model: told }) };
      Object.defineProperty(navigator, 'userAgentData', { configurable: true, value });
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-seen', '');
      // With the next history index, as a link does: the guide then starts at the top of the page.
      history.pushState({ n: (history.state?.n ?? 0) + 1 }, '', to);
    },
    [href, model] as const,
  );
  await page.locator('h1:not([data-seen])').waitFor({ timeout: patience });
  await drawnWhole(page);
}

/** Script of the check's worker; its hash is the build's. */
const workerFile = /\/check-worker\.\w+\.js/;

/** Returns a replacement for the worker that sends these events for any file. */
const teller = (words: Exclude<WorkerEvent, 'lost'>): string =>
  `postMessage({say:'ready'});onmessage=function(){${JSON.stringify(words)}.forEach(function(word){postMessage(word)})}`;

/** Picks a file, and waits until the check shows its answer or, unless the worker is lost, its progress. */
async function check(page: Page, told: WorkerEvent): Promise<void> {
  const file = { name: 'download.apk', mimeType: 'application/octet-stream', buffer: Buffer.alloc(40_000) };
  await page.locator('main input[type=file], main ~ nav input[type=file]').first().setInputFiles(file);
  const there = '[data-check]:not([data-check=reading])';
  await page.locator(told === 'lost' ? there : `${there}, [role=progressbar]`).waitFor();
}

/** Opens a shot's address and performs its actions. Resolves once the page is stable. */
async function pose(page: Page, { href, before, model, told, presses = [] }: Shot): Promise<void> {
  if (before) await open(page, before);
  await open(page, href, model);
  if (told) await check(page, told);
  for (const selector of presses) {
    // By a dispatched click, because shots follow each other so fast that the guide would take two taps for a double
    // tap.
    await page.locator(selector).first().waitFor({ timeout: patience });
    await page.locator(selector).first().dispatchEvent('click');
  }
  if (presses.length > 0)
    await page.evaluate(() => {
      document.querySelector('main details[open]')?.scrollIntoView({ block: 'start' });
    });
  await settled(page);
}

/** Takes the pictures of one language in all themes; returns the problems measured on the way. */
export function photograph(camera: Camera, language: string, shots: readonly Shot[]): Promise<ScreenProblem[]> {
  return visitShots(camera, language, shots, async (page, shot, theme) => {
    const problems = theme === camera.themes[0] ? await page.evaluate(measureScreen, shot.action) : [];
    const path = camera.fileOf(language, theme, shot.name);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, fullPage: camera.full });
    return problems;
  });
}

/** Opens every shot in one language in a single page and inspects it in each theme; returns the problems found. */
export async function visitShots(
  session: GallerySession,
  language: string,
  shots: readonly Shot[],
  look: Look,
): Promise<ScreenProblem[]> {
  const { browser, origin, themes, scale } = session;
  const context = await browser.newContext({
    viewport: galleryPhone,
    deviceScaleFactor: scale,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  watchRequests(page);
  let told: WorkerEvent | undefined;
  await page.route(workerFile, (route) =>
    Array.isArray(told) || told === undefined
      ? route.fulfill({ contentType: 'text/javascript', body: teller(told ?? []) })
      : route.fulfill({ status: 404 }),
  );
  const problems: ScreenProblem[] = [];
  let said: string[] = [];
  page.on('console', (message) => {
    // Service workers are blocked, so that a shot can replace the check's worker.
    if (/Service Worker registration blocked/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));

  const start = async () => {
    await page.goto(`${origin}/service`);
    await page.locator('h1').waitFor({ timeout: patience });
  };
  await start();
  for (const shot of shots) {
    const note = (problem: string) => problems.push({ language, name: shot.name, problem });
    told = shot.told;
    try {
      await pose(page, shot);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        for (const problem of await look(page, shot, theme)) note(problem);
      }
    } catch (error) {
      note(`no picture: ${(error as Error).message.split('\n')[0]}`);
      await start();
    }
    for (const line of new Set(said))
      if (!shot.fails || !line.includes(shot.fails)) note(`the console says: ${line.split('\n')[0]}`);
    said = [];
  }
  await context.close();
  return problems;
}
