import type { Page, Request } from 'playwright-core';

// Waits for a page's layout before it is measured: an element that has just been unfolded loads its content, and
// measuring meanwhile gives neither the old nor the final layout.

/** Longest wait for a stable layout, in milliseconds. */
const timeoutMs = 10_000;

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Starts to track the pending requests of a page. Call it once for each page, before it is opened. */
export function watchRequests(page: Page): void {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

/** Runs in the page: returns the position of every element two frames from now. */
const layoutAfterFrames = () =>
  new Promise<string>((resolve) => {
    const boxes = () =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(boxes().join(' '))));
  });

/** Waits until a page has no pending requests and a stable layout; throws one sentence if that never happens. */
export async function waitForLayout(page: Page): Promise<void> {
  const pending = pendingRequests.get(page);
  if (!pending) throw new Error('The requests of this page are not tracked: call watchRequests first.');
  const deadline = performance.now() + timeoutMs;
  let previous = await page.evaluate(layoutAfterFrames);
  for (;;) {
    const wasIdle = pending.size === 0;
    const current = await page.evaluate(layoutAfterFrames);
    if (wasIdle && pending.size === 0 && current === previous) return;
    if (performance.now() > deadline)
      throw new Error(`the page does not come to rest (${pending.size} requests under way)`);
    previous = current;
  }
}
