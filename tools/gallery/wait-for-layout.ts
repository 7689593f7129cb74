import type { Page, Request } from 'playwright-core';

// Waits for a page's layout before it is measured: an element that has just been unfolded loads its content, and
// measuring meanwhile gives neither the old nor the final layout.

/** Longest wait for a stable layout, in milliseconds. */
const patience = 10_000;

const underWay = new WeakMap<Page, Set<Request>>();

/** Starts to track the pending requests of a page. Call it once for each page, before it is opened. */
export function watchRequests(page: Page): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

/** Runs in the page: returns the position of every element two frames from now. */
const layout = () =>
  new Promise<string>((resolve) => {
    const places = () =>
      [...document.body.querySelectorAll('*')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(places().join(' '))));
  });

/** Waits until a page has no pending requests and a stable layout; throws one sentence if that never happens. */
export async function settled(page: Page): Promise<void> {
  const asked = underWay.get(page);
  if (!asked) throw new Error('Nobody watches what this page asks for: call watchRequests first.');
  const end = performance.now() + patience;
  let before = await page.evaluate(layout);
  for (;;) {
    const silent = asked.size === 0;
    const now = await page.evaluate(layout);
    if (silent && asked.size === 0 && now === before) return;
    if (performance.now() > end) throw new Error(`the page does not come to rest (${asked.size} requests under way)`);
    before = now;
  }
}
