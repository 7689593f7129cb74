import type { Browser, Page } from 'playwright-core';
import { profile } from '../page/profile.ts';

export interface ListSample {
  /** Slowest time from a keystroke to the next frame, in milliseconds. */
  readonly key: number;
  readonly longestTask: number;
  /** Chunks of the list that were loaded before it was opened. */
  readonly loadedEarly: readonly string[];
}

/** Runs in the page before its scripts: records the longest task, and the time until each typed letter is painted. */
function watch(): void {
  const measured = { task: 0, keys: [] as number[] };
  Object.assign(globalThis, { measured });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.task = Math.max(measured.task, duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'input',
    () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.keys.push(performance.now() - start);
        port2.postMessage(0);
      });
    },
    true,
  );
}

type ListMeasurements = { task: number; keys: number[] };
const read = (page: Page) => page.evaluate(() => (globalThis as unknown as { measured: ListMeasurements }).measured);

/** Opens the list of apps as a reader does, on the slow phone, and types a name letter by letter. */
export async function measureList(browser: Browser, origin: string): Promise<ListSample> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname.split('/').at(-1)!));
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    const [skin] = ['/miui'];
    for (const path of ['/', skin!]) {
      await page.goto(origin + path);
      await page.locator('h1').waitFor();
      await page.waitForTimeout(500);
    }
    const loadedEarly = requested.filter((file) => /^(?:apps|cards)\./.test(file));
    await page.goto(`${origin}${skin}/downloadapps`);
    const field = page.locator('input[type=search]');
    await field.waitFor();
    await page.waitForTimeout(1_000);
    await field.focus();
    for (const letter of 'lantern 7') {
      await page.keyboard.type(letter);
      await page.waitForTimeout(300);
    }
    const { task, keys } = await read(page);
    return { key: Math.max(...keys), longestTask: task, loadedEarly };
  } finally {
    await context.close();
  }
}
