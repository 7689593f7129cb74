import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { profile } from './profile.ts';
import type { SlowNetwork } from './slow-network.ts';
import { type Bench, type WatchEvent, type WatchState, type WatchTarget, watch } from './watch.ts';

/** One page to measure: its address, and what the reader looks for. */
export interface Target {
  readonly name: string;
  readonly language: string;
  readonly network: SlowNetwork;
  readonly path: string;
  readonly words: readonly string[];
  /** Selectors of what the complete screen has in its first view; absent if the words are all there is. */
  readonly parts?: readonly string[];
  /** The link to tap, and the words of the next page. */
  readonly tap?: { readonly selector: string; readonly words: readonly string[] };
  /** Text to type into the field first, so that the link appears. */
  readonly typed?: string;
}

/** Milliseconds, bytes and counts of one target's visits. */
export interface Sample {
  /** First visit with an empty cache: time until heading and sentence are painted, and until the screen is whole. */
  words: number;
  whole: number;
  shift: number;
  task: number;
  /** Bytes on the wire until the screen was complete, without headers, by kind of file. */
  bytes: Record<string, number>;
  requests: number;
  /** Bytes on the wire until nothing more came, with headers, and with what is loaded ahead and for offline use. */
  allBytes: number;
  /** Another first visit: time until the next page's words are painted, its link tapped as soon as it is there. */
  interactive?: number;
  /** Further first visits: time from a tap so long after the words, in milliseconds, to the words of its page. */
  tapAfter1500?: number;
  tapAfter3000?: number;
  /** Time from a tap, after an idle moment, to the words of its page: on the first visit, and on the second. */
  tap?: number;
  cachedTap?: number;
  /** Time to the same words on a second visit with the same profile. */
  repeat?: number;
  /** Whether they appear without network then. */
  offline?: boolean;
}

/** Longest wait for words, in milliseconds; after that the page counts as never showing them. */
const timeoutMs = 30_000;

/** Milliseconds without network traffic after which a page counts as settled. */
const idleMs = 2_200;

/** What identifies a page, and what the reader looks for on it. */
type Visit = Pick<Target, 'language' | 'network' | 'path' | 'words' | 'parts'>;

interface OpenPage {
  readonly page: Page;
  readonly client: CDPSession;
}

const openContext = (browser: Browser, language: string): Promise<BrowserContext> =>
  browser.newContext({
    viewport: profile.viewport,
    locale: language,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

async function openPage(context: BrowserContext, watchTarget: WatchTarget): Promise<OpenPage> {
  const page = await context.newPage();
  await page.addInitScript(watch, watchTarget);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'benchReport' });
  return { page, client };
}

/** Performs an action and waits until the page reports the wanted event. */
async function waitFor({ client }: OpenPage, watchEvent: WatchEvent, action: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let onEvent: ((event: { readonly payload: string }) => void) | undefined;
  const reported = new Promise<void>((resolve, reject) => {
    onEvent = ({ payload }) => payload === watchEvent && resolve();
    client.on('Runtime.bindingCalled', onEvent);
    timer = setTimeout(() => reject(new Error(`No ${watchEvent} after ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    await Promise.all([reported, action()]);
  } finally {
    clearTimeout(timer);
    if (onEvent) client.off('Runtime.bindingCalled', onEvent);
  }
}

const read = (page: Page): Promise<WatchState> =>
  page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.read());

const open = ({ page }: OpenPage, { network, path }: Visit) =>
  page.goto(`http://localhost:${network.port}${path}`, { waitUntil: 'commit', timeout: timeoutMs });

/** Waits until nothing has come over the network for a while. Returns the bytes that came since the last call. */
async function waitForIdle(network: SlowNetwork): Promise<number> {
  let sum = network.takeBytes();
  let idle = 0;
  while (idle < idleMs) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const bytes = network.takeBytes();
    sum += bytes;
    idle = bytes > 0 ? 0 : idle + 200;
  }
  return sum;
}

const kindOf = (type: string) =>
  ({ Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' })[type] ?? 'other';

/** Measures a first visit in an empty profile; the page stays open. */
async function firstVisit(context: BrowserContext, target: Visit): Promise<{ opened: OpenPage; sample: Sample }> {
  const opened = await openPage(context, { words: target.words, parts: target.parts });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  await opened.client.send('Network.enable');
  opened.client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, kindOf(type)));
  opened.client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  target.network.takeBytes();
  await waitFor(opened, 'whole', () => open(opened, target));
  const untilComplete = { bytes: { ...bytes }, requests: kinds.size };
  const allBytes = await waitForIdle(target.network);
  const { words, whole, shift, task } = await read(opened.page);
  return { opened, sample: { words, whole, shift, task, ...untilComplete, allBytes } };
}

/** Measures the milliseconds until the words of a first visit. */
export async function firstWordsTime(browser: Browser, target: Visit): Promise<number> {
  const context = await openContext(browser, target.language);
  try {
    return (await firstVisit(context, target)).sample.words;
  } finally {
    await context.close();
  }
}

/** Measures first visit, tap, second visit, its tap, a visit offline; in an empty profile, the earliest tap. */
export async function measureTarget(browser: Browser, target: Target): Promise<Sample> {
  const context = await openContext(browser, target.language);
  try {
    const { opened, sample } = await firstVisit(context, target);
    if (target.tap) sample.tap = await tap(opened, target);
    await waitForIdle(target.network);
    await opened.page.close();
    const second = await openPage(context, { words: target.words, parts: target.parts });
    await waitFor(second, 'whole', () => open(second, target));
    sample.repeat = (await read(second.page)).words;
    await waitForIdle(target.network);
    if (target.tap) sample.cachedTap = await tap(second, target);
    await second.page.close();
    sample.offline = await showsOffline(context, target);
    if (target.tap && !target.typed) {
      sample.interactive = await earlyTap(browser, target);
      sample.tapAfter1500 = await tapAfter(browser, target, 1_500);
      sample.tapAfter3000 = await tapAfter(browser, target, 3_000);
    }
    return sample;
  } finally {
    await context.close();
  }
}

/** Checks whether the words appear while the network is cut. */
async function showsOffline(context: BrowserContext, target: Visit): Promise<boolean> {
  const opened = await openPage(context, { words: target.words });
  target.network.cut(true);
  try {
    await waitFor(opened, 'words', () => open(opened, target));
    return true;
  } catch {
    return false;
  } finally {
    target.network.cut(false);
    await opened.page.close();
  }
}

/** Measures the time from the tap to the next words, on the same page or on another one. */
async function tap(opened: OpenPage, { tap: tapTarget, typed }: Target): Promise<number> {
  const { page } = opened;
  const { selector, words } = tapTarget!;
  if (typed) await page.locator('input[type=search]').fill(typed);
  const link = page.locator(selector).first();
  await link.waitFor({ timeout: timeoutMs });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  await page.evaluate((next) => (globalThis as unknown as { bench: Bench }).bench.lookFor({ words: next }), words);
  const { x, y, width, height } = (await link.boundingBox())!;
  await waitFor(opened, 'words', () => page.touchscreen.tap(x + width / 2, y + height / 2));
  return page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.sinceTap());
}

/** Measures the time from a tap, so many milliseconds after the words of a first visit, to the next page's words. */
async function tapAfter(browser: Browser, target: Target, delay: number): Promise<number> {
  const { selector, words } = target.tap!;
  const context = await openContext(browser, target.language);
  try {
    const opened = await openPage(context, { words: target.words });
    const { page } = opened;
    await waitFor(opened, 'words', () => open(opened, target));
    await page.waitForTimeout(delay);
    await page.evaluate((next) => (globalThis as unknown as { bench: Bench }).bench.lookFor({ words: next }), words);
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    await waitFor(opened, 'words', () => page.touchscreen.tap(x + width / 2, y + height / 2));
    return await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.sinceTap());
  } finally {
    await context.close();
  }
}

/** Measures the time from opening the address to the next page's words, its link tapped as soon as it is there. */
async function earlyTap(browser: Browser, target: Target): Promise<number> {
  const { selector, words } = target.tap!;
  const context = await openContext(browser, target.language);
  try {
    const opened = await openPage(context, { words: target.words, link: selector });
    const { page } = opened;
    await waitFor(opened, 'words', () => open(opened, target));
    const { x, y } = await read(page);
    const started = await page.evaluate((next) => {
      const { bench } = globalThis as unknown as { bench: Bench };
      bench.lookFor({ words: next });
      return bench.startedAt();
    }, words);
    await waitFor(opened, 'words', () => page.touchscreen.tap(x, y));
    return (await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.wordsAt())) - started;
  } finally {
    await context.close();
  }
}
