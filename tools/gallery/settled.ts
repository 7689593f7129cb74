import type { Page, Request } from 'playwright-core';

// What is measured on a page that still grows is neither what was there nor what will be: a fold that has just been
// opened fetches what is in it.

/** Longest wait for a page to stand still, in milliseconds. */
const patience = 10_000;

const underWay = new WeakMap<Page, Set<Request>>();

/** From now on it is known what the page has asked for and not got. Once for each page, before it is opened. */
export function watchRequests(page: Page): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

/** Runs in the page: where everything lies, two frames from now. */
const layout = () =>
  new Promise<string>((resolve) => {
    const places = () =>
      [...document.body.querySelectorAll('*')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(places().join(' '))));
  });

/** Waits until the page has all it asked for and lies still; throws one sentence if it never does. */
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
