import type { Page, Request } from 'playwright-core';

const chunkFile = /^\/static\/(?:js|css)\/(?:async\/)?([\w-]+)\.[0-9a-f]{6,}\.(js|css)$/;

/** What any site's visitor fetches beside its scripts and styles, and no screen asks for. */
const ofTheBrowser = /^\/(?:icon\.svg|favicon\.ico|manifest-\w+\.webmanifest|icons\/.*|worker\.js)$/;

/** Comes in a quiet moment after a screen, and is looked at by tests of its own (`offline.test.ts`, `send.test.ts`). */
export const isIdleRequest = /\/(?:offline|ways|words-share-\w+)\.\w+\.(?:js|css)$/;

/** Parts of the file check that few files need: they come behind its worker, which then closes itself. */
const behind = /\/check-(?:v1|stamp|digests)\.\w+\.js$/;

export interface Recording {
  /**
   * What was asked for since the last call, sorted, each request once: chunks by name and kind
   * (`locale-en.js`), anything else by its whole address. Waits until the page has nothing left to do.
   */
  take(): Promise<string[]>;
}

/** Records the requests of a page, the documents and the site's icons aside. Call it before opening an address. */
export function recordRequests(page: Page): Recording {
  let asked: string[] = [];
  const open = new Set<Request>();
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.resourceType() === 'document' ||
      ofTheBrowser.test(pathname) ||
      isIdleRequest.test(pathname) ||
      behind.test(pathname)
    )
      return;
    if (['script', 'stylesheet'].includes(request.resourceType())) open.add(request);
    const [, name, kind] = chunkFile.exec(pathname) ?? [];
    asked.push(name ? `${name}.${kind}` : request.url());
  });
  return {
    take: async () => {
      // What has come may ask for more: until nothing is on its way, and a quiet page has asked for nothing else.
      for (let before = -1; before !== asked.length || open.size > 0; ) {
        before = asked.length;
        // The limit: a page that draws nothing may never be told.
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
      }
      const taken = asked.sort();
      asked = [];
      return taken;
    },
  };
}

/** Keeps the answers to matching requests back; `release` lets them go, all those to come too. */
export async function holdRequests(page: Page, matching: RegExp): Promise<{ asked(): number; release(): void }> {
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(matching, async (route) => {
    asked += 1;
    await released;
    // A page that was closed meanwhile wants no answer.
    await route.continue().catch(() => undefined);
  });
  return { asked: () => asked, release };
}
