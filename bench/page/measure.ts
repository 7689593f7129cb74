import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { profile } from './profile.ts';
import type { SlowNetwork } from './slow-network.ts';

/** One page to measure: where it is, and the sentence that the reader came for. */
export interface Target {
  readonly name: string;
  readonly language: string;
  readonly network: SlowNetwork;
  readonly path: string;
  readonly wanted: string;
  /** What a tap leads to: the link's selector, and the sentence on the next page. */
  readonly tap?: { readonly selector: string; readonly wanted: string };
}

/** Milliseconds, bytes and counts of one visit. */
export interface Sample {
  /** First text in the reader's language. */
  text: number;
  largestPaint: number;
  layoutShift: number;
  longestTask: number;
  /** Bytes on the wire until the text stood there, headers aside, by kind of file. */
  bytes: Record<string, number>;
  requests: number;
  tap?: number;
  /** The same, from the same profile: a second visit, and a tab that was killed and opened again. */
  repeat?: number;
  reopened?: number;
}

/** Longest wait for a sentence, in milliseconds: then the page counts as never showing it. */
const patience = 30_000;

/**
 * Quiet time after which a page is taken as settled, in milliseconds: longer than the guide leaves a reader in peace before
 * it keeps anything (apps/guide/src/layout/keeping.tsx). With less, Home was left before there was a worker to come back to.
 */
const quiet = 2_200;

/** What TypeScript's own table of the browser does not know yet. */
interface Scheduling {
  readonly scheduler: { postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void> };
}

/** Runs in the page before its own scripts: notes when the wanted sentence is painted in the first view. */
function watch(wanted: string): void {
  const seen = { text: 0, paint: 0, shift: 0, task: 0, wanted };
  Object.assign(globalThis, { seen });
  const isShown = (): boolean => {
    if (!document.body) return false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.data.includes(seen.wanted)) continue;
      const { top, height } = node.parentElement!.getBoundingClientRect();
      if (height > 0 && top < innerHeight) return true;
    }
    return false;
  };
  const look = () => {
    if (seen.text === 0 && isShown()) {
      // The frame that this callback belongs to is painted right after it; the task behind it marks the time. One of the
      // usual importance might wait for frames to come.
      const mark = () => {
        seen.text = performance.now();
        (globalThis as unknown as { textSeen(said: string): void }).textSeen('');
      };
      (globalThis as unknown as Scheduling).scheduler.postTask(mark, { priority: 'user-blocking' });
    }
    if (seen.text === 0) requestAnimationFrame(look);
  };
  Object.assign(globalThis, {
    lookFor: (text: string) => {
      seen.text = 0;
      seen.wanted = text;
      requestAnimationFrame(look);
    },
  });
  requestAnimationFrame(look);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.task = Math.max(seen.task, duration);
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
}

type Seen = { text: number; paint: number; shift: number; task: number };
const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { seen: Seen }).seen }));

interface Opened {
  readonly page: Page;
  readonly client: CDPSession;
}

async function openPage(context: BrowserContext, wanted: string): Promise<Opened> {
  const page = await context.newPage();
  await page.addInitScript(watch, wanted);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'textSeen' });
  return { page, client };
}

/**
 * Until the page says that its sentence stands there. Asking it would run the driver's own scripts on the phone's slow
 * thread, in the middle of what is measured.
 */
async function textSeen({ client }: Opened, act: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const said = new Promise<void>((done, fail) => {
    client.once('Runtime.bindingCalled', () => done());
    timer = setTimeout(() => fail(new Error(`No text after ${patience} ms.`)), patience);
  });
  await Promise.all([said, act()]).finally(() => clearTimeout(timer));
}

/** Opens an address and waits for its sentence; returns what the page saw. */
async function visit(opened: Opened, url: string): Promise<Seen> {
  const { page } = opened;
  await textSeen(opened, () => page.goto(url, { waitUntil: 'commit', timeout: patience }));
  return readSeen(page);
}

/** Until nothing has come over the network for a while. */
async function settle(network: SlowNetwork): Promise<void> {
  network.takeBytes();
  let still = 0;
  while (still < quiet) {
    await new Promise((go) => setTimeout(go, 200));
    still = network.takeBytes() > 0 ? 0 : still + 200;
  }
}

const kindOf = (type: string) =>
  ({ Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' })[type] ?? 'other';

/** One cold visit in a fresh profile, a tap, a second visit and a tab opened again. */
export async function measure(browser: Browser, target: Target): Promise<Sample> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    locale: target.language,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const url = `http://localhost:${target.network.port}${target.path}`;
    const opened = await openPage(context, target.wanted);
    const { page, client } = opened;
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    await client.send('Network.enable');
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, kindOf(type)));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    const first = await visit(opened, url);
    const sofar = { bytes: { ...bytes }, requests: kinds.size };
    await settle(target.network);
    const last = await readSeen(page);
    const sample: Sample = {
      text: first.text,
      largestPaint: last.paint,
      layoutShift: last.shift,
      longestTask: last.task,
      ...sofar,
    };
    if (target.tap) sample.tap = await tap(opened, target.tap);
    await page.goto('about:blank');
    sample.repeat = (await visit(opened, url)).text;
    await settle(target.network);
    await page.close();
    sample.reopened = (await visit(await openPage(context, target.wanted), url)).text;
    return sample;
  } finally {
    await context.close();
  }
}

/** From the tap to the next sentence, on the same page or on another one. */
async function tap(opened: Opened, { selector, wanted }: NonNullable<Target['tap']>): Promise<number> {
  const { page } = opened;
  await page.evaluate((text) => {
    (globalThis as unknown as { lookFor(text: string): void }).lookFor(text);
    addEventListener(
      'click',
      () => sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now())),
      {
        capture: true,
        once: true,
      },
    );
  }, wanted);
  await page.addInitScript((text) => {
    const wait = () => {
      const { lookFor } = globalThis as unknown as { lookFor?(text: string): void };
      if (lookFor) lookFor(text);
      else setTimeout(wait, 0);
    };
    if (sessionStorage.getItem('tapped')) wait();
  }, wanted);
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox())!;
  await textSeen(opened, () => page.touchscreen.tap(x + width / 2, y + height / 2));
  return page.evaluate(() => {
    const tapped = Number(sessionStorage.getItem('tapped'));
    sessionStorage.removeItem('tapped');
    return performance.timeOrigin + (globalThis as unknown as { seen: Seen }).seen.text - tapped;
  });
}
