import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { waitForApp } from '../browser/wait-for-app.ts';
import { measureScreen } from './measure.ts';
import type { GalleryTheme } from './options.ts';
import type { Shot, WorkerEvent } from './shot.ts';
import { waitForLayout, watchRequests } from './wait-for-layout.ts';

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
export type Inspect = (page: Page, shot: Shot, theme: GalleryTheme) => Promise<readonly string[]>;

/** A phone as wide as cheap ones are. */
export const galleryPhone = { width: 360, height: 740 } as const;

/** Longest wait for a screen, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Opens an address as a link inside the guide does, which is ten times faster than loading the page. `model` is the
 * phone model that the browser reports. Resolves once the new screen's heading is there.
 */
async function openAddress(page: Page, href: string, model = ''): Promise<void> {
  const [now, next] = [new URL(page.url()), new URL(href, page.url())];
  // The same screen keeps its heading, so leave it first.
  if (now.pathname === next.pathname && now.hash === next.hash) await openAddress(page, href === '/' ? '/index' : '/');
  await page.evaluate(
    ([to, phoneModel]) => {
      const value = { getHighEntropyValues: () => Promise.resolve({ model: phoneModel }) };
      Object.defineProperty(navigator, 'userAgentData', { configurable: true, value });
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-seen', '');
      // With the next history index, as a link does: the guide then starts at the top of the page.
      history.pushState({ n: (history.state?.n ?? 0) + 1 }, '', to);
    },
    [href, model] as const,
  );
  await page.locator('h1:not([data-seen])').waitFor({ timeout: timeoutMs });
  await waitForApp(page);
}

/** Script of the check's worker; its hash is the build's. */
const workerFile = /\/check-worker\.\w+\.js/;

/** Returns a replacement for the worker that sends these events for any file. */
const workerScript = (events: Exclude<WorkerEvent, 'lost'>): string =>
  `postMessage({say:'ready'});onmessage=function(){${JSON.stringify(events)}.forEach(function(word){postMessage(word)})}`;

/** Picks a file, and waits until the check shows its answer or, unless the worker is lost, its progress. */
async function checkFile(page: Page, workerEvents: WorkerEvent): Promise<void> {
  const file = { name: 'download.apk', mimeType: 'application/octet-stream', buffer: Buffer.alloc(40_000) };
  await page.locator('main input[type=file], main ~ nav input[type=file]').first().setInputFiles(file);
  const finished = '[data-check]:not([data-check=reading])';
  await page.locator(workerEvents === 'lost' ? finished : `${finished}, [role=progressbar]`).waitFor();
}

/** Opens a shot's address and performs its actions. Resolves once the page is stable. */
async function showShot(
  page: Page,
  { href, before, model, workerEvents, playedMs, presses = [] }: Shot,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: playedMs === undefined ? 'reduce' : 'no-preference' });
  if (before) await openAddress(page, before);
  await openAddress(page, href, model);
  if (workerEvents) await checkFile(page, workerEvents);
  for (const selector of presses) {
    // By a dispatched click, because shots follow each other so fast that the guide would take two taps for a double
    // tap.
    await page.locator(selector).first().waitFor({ timeout: timeoutMs });
    await page.locator(selector).first().dispatchEvent('click');
  }
  if (presses.length > 0)
    await page.evaluate(() => {
      document.querySelector('main details[open]')?.scrollIntoView({ block: 'start' });
    });
  await waitForLayout(page);
  if (playedMs === undefined) return;
  await page.locator('main figure [data-rest]').waitFor();
  if (playedMs === 0) return;
  // The button below the strip plays the pictures again.
  await page.locator('main figure ol + button').dispatchEvent('click');
  await page.waitForTimeout(playedMs);
}

/** Forgets a stop, which holds at every address: the shots after it would show the calm page. */
function forgetStop(): void {
  for (const key of Object.keys(localStorage))
    if (localStorage.getItem(key)?.includes('"isStopped":true')) localStorage.removeItem(key);
}

/** Takes the pictures of one language in all themes; returns the problems measured on the way. */
export function photograph(camera: Camera, language: string, shots: readonly Shot[]): Promise<ScreenProblem[]> {
  return visitShots(camera, language, shots, async (page, shot, theme) => {
    const problems = theme === camera.themes[0] ? await page.evaluate(measureScreen, shot.hasAction) : [];
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
  inspect: Inspect,
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
  let workerEvents: WorkerEvent | undefined;
  await page.route(workerFile, (route) =>
    Array.isArray(workerEvents) || workerEvents === undefined
      ? route.fulfill({ contentType: 'text/javascript', body: workerScript(workerEvents ?? []) })
      : route.fulfill({ status: 404 }),
  );
  const problems: ScreenProblem[] = [];
  let consoleLines: string[] = [];
  page.on('console', (message) => {
    // Service workers are blocked, so that a shot can replace the check's worker.
    if (/Service Worker registration blocked/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') consoleLines.push(message.text());
  });
  page.on('pageerror', (error) => consoleLines.push(error.message));

  const openStart = async () => {
    await page.goto(`${origin}/service`);
    await page.locator('h1').waitFor({ timeout: timeoutMs });
  };
  await openStart();
  for (const shot of shots) {
    const report = (problem: string) => problems.push({ language, name: shot.name, problem });
    workerEvents = shot.workerEvents;
    try {
      await showShot(page, shot);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        for (const problem of await inspect(page, shot, theme)) report(problem);
      }
    } catch (error) {
      report(`no picture: ${(error as Error).message.split('\n')[0]}`);
      await openStart();
    }
    await page.evaluate(forgetStop);
    for (const line of new Set(consoleLines))
      if (!shot.expectedError || !line.includes(shot.expectedError)) report(`the console says: ${line.split('\n')[0]}`);
    consoleLines = [];
  }
  await context.close();
  return problems;
}
