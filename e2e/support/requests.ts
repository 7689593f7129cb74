import type { Page, Request } from 'playwright-core';

const chunkFile = /^\/static\/(?:js|css)\/(?:async\/)?([\w-]+)\.[0-9a-f]{6,}\.(js|css)$/;

/** What a browser fetches for any site in addition to scripts and styles, unrelated to the screen. */
const ofTheBrowser = /^\/(?:icon\.svg|favicon\.ico|manifest-\w+\.webmanifest|icons\/.*|worker\.js)$/;

/** Chunks loaded when the page is idle; other tests cover them (`offline.test.ts`, `send.test.ts`). */
export const isIdleRequest = /\/(?:offline|share|words-share-\w+)\.\w+\.(?:js|css)$/;

/** Parts of the file check that its worker requests after it has started. */
export const isWorkerPart = /\/check-(?:bundle|v1|stamp|digests|ecdsa|names|rules|unpack)\.\w+\.js$/;

export interface Recording {
  /**
   * Returns the requests since the last call, sorted and without duplicates: chunks by name and kind (`locale-en.js`),
   * anything else by its full address. Waits until the page is idle.
   */
  take(): Promise<string[]>;
}

/** Records the requests of a page, except for documents and the site's icons. Call it before opening an address. */
export function recordRequests(page: Page): Recording {
  let names: string[] = [];
  const open = new Set<Request>();
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.resourceType() === 'document' ||
      ofTheBrowser.test(pathname) ||
      isIdleRequest.test(pathname) ||
      isWorkerPart.test(pathname)
    )
      return;
    if (['script', 'stylesheet'].includes(request.resourceType())) open.add(request);
    const [, name, kind] = chunkFile.exec(pathname) ?? [];
    names.push(name ? `${name}.${kind}` : request.url());
  });
  return {
    take: async () => {
      // A response may cause more requests: wait until none is pending and an idle page has made no further ones.
      for (let before = -1; before !== names.length || open.size > 0; ) {
        before = names.length;
        // The timeout is needed because a page that draws nothing may never be reported as idle.
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
      }
      const taken = names.sort();
      names = [];
      return taken;
    },
  };
}

/** Holds back the responses to matching requests; `release` lets them and all later ones through. */
export async function holdRequests(page: Page, matching: RegExp): Promise<{ count(): number; release(): void }> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(matching, async (route) => {
    count += 1;
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { count: () => count, release };
}
