import type { CDPSession, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { phone, visit } from '../support/browser.ts';
import { originOf } from '../support/sites.ts';
import { openNextStep, primary } from '../support/walk.ts';
import { say } from '../support/words.ts';

/** Addresses of every screen, and of a step with drawings. */
const places = [
  '/',
  '/about',
  '/service',
  '/miui',
  '/coloros/downloadapps',
  '/miui/service#autostart',
  '/result/miui',
  '/nope',
];

/** One minute, in milliseconds of the page's own clock. */
const minute = 60_000;

/** Counts what a page does on its own, from the start of its scripts. */
const count = () => {
  const counts = { frames: 0, timers: 0 };
  Object.assign(globalThis, { counts });
  const frame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    counts.frames += 1;
    return frame(callback);
  };
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const plain = globalThis[name] as (callback: () => void, ms?: number) => number;
    Object.assign(globalThis, {
      [name]: (callback: () => void, ms?: number) =>
        plain(() => {
          counts.timers += 1;
          callback();
        }, ms),
    });
  }
};

type Counts = { frames: number; timers: number };
const counts = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { counts: Counts }).counts }));

describe.each(places)('%s, left alone for a minute', (path) => {
  it('sends no requests, renders nothing and runs almost no script', async () => {
    const page = await phone();
    const requests: string[] = [];
    const open = new Set<Request>();
    page.on('request', (request) => {
      requests.push(request.url());
      open.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => void open.delete(request));
    await page.clock.install();
    await page.addInitScript(count);
    await visit(page, path);
    // One-time requests in the first idle moments are fine, and so is what these request.
    let [last, stableCount] = [-1, 0];
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        stableCount = open.size === 0 && requests.length === last ? stableCount + 1 : 0;
        last = requests.length;
        return stableCount;
      })
      .toBeGreaterThan(5);
    requests.length = 0;
    const before = await counts(page);
    await page.clock.runFor(minute);
    const after = await counts(page);
    expect(requests).toEqual([]);
    expect(after.frames - before.frames).toBe(0);
    expect(after.timers - before.timers).toBeLessThanOrEqual(60);
  });
});

it('the counters detect what they count', async () => {
  const page = await phone();
  await page.clock.install();
  await page.addInitScript(count);
  await visit(page, '/');
  const before = await counts(page);
  await page.evaluate(() => {
    setInterval(() => requestAnimationFrame(() => undefined), 500);
  });
  await page.clock.runFor(minute);
  const after = await counts(page);
  expect(after.timers - before.timers).toBeGreaterThan(100);
  expect(after.frames - before.frames).toBeGreaterThan(100);
});

it('is restored from the back/forward cache unless the browser itself prevents it', async () => {
  // Playwright disables the back/forward cache by default; a headless browser may have none at all, and reports so.
  const browser = await launchBrowser({ omittedArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL: originOf('guide') });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Page.enable');
    const reasons: { readonly type: string; readonly reason: string }[] = [];
    client.on('Page.backForwardCacheNotUsed', (event) => reasons.push(...event.notRestoredExplanations));
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await page.goto('/miui/downloadapps?app=org.fdroid.fdroid#allow-source');
    await primary(page).waitFor();
    // Another origin, as a link out of the guide leads to.
    await page.goto(originOf('guide').replace('localhost', '127.0.0.1'));
    await page.evaluate(() => void setTimeout(() => history.back(), 0));
    const persisted = () =>
      page
        .evaluate(() =>
          location.hostname === 'localhost' ? (globalThis as { persisted?: boolean }).persisted : undefined,
        )
        .catch(() => undefined);
    await expect.poll(persisted).toBeDefined();
    if (!(await persisted())) expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  } finally {
    await browser.close();
  }
});

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly bytes: number;
}

async function held(client: CDPSession): Promise<Held> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), bytes: of('JSHeapUsedSize') };
}

it('leaks nothing in fifty changes of step', async () => {
  const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await visit(page, '/miui/downloadapps?app=org.fdroid.fdroid');
  const onAndBack = async () => {
    const heading = page.locator('h1');
    const first = await heading.innerText();
    await openNextStep(page);
    await expect.poll(() => heading.innerText()).not.toBe(first);
    await page.goBack();
    await expect.poll(() => heading.innerText()).toBe(first);
  };
  // The tools of a step appear a moment later: they belong to the page both times.
  const waitForTools = () => page.getByRole('button', { name: say('en', 'send'), exact: true }).waitFor();
  for (let n = 0; n < 5; n += 1) await onAndBack();
  await waitForTools();
  // The browser may still hold the previous screen; the highest of three readings is the limit for one screen.
  const first = await held(client);
  await onAndBack();
  const second = await held(client);
  await onAndBack();
  const third = await held(client);
  const maxOf = (what: keyof Held) => Math.max(first[what], second[what], third[what]);
  const early: Held = { nodes: maxOf('nodes'), listeners: maxOf('listeners'), bytes: maxOf('bytes') };
  for (let n = 0; n < 25; n += 1) await onAndBack();
  await waitForTools();
  // A leak stays; what is only awaiting garbage collection goes.
  const grown = async () => {
    const late = await held(client);
    return {
      nodes: late.nodes > early.nodes * 1.2,
      listeners: late.listeners > early.listeners * 1.2,
      // Browser caches vary in size; a leak of fifty screens would be many times this.
      bytes: late.bytes - early.bytes >= 500_000,
    };
  };
  await expect.poll(grown).toEqual({ nodes: false, listeners: false, bytes: false });
});
