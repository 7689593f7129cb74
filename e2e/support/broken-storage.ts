import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './host.ts';

/** Operations of the browser's cache storage, by name: those of `CacheStorage` and of `Cache` break together. */
export const operations = ['open', 'match', 'matchAll', 'keys', 'put', 'delete'] as const;
export type Operation = (typeof operations)[number];

/**
 * How an operation breaks: its promise rejects, never settles, or the call itself throws; `stall`: what it finds has a
 * body that never ends.
 */
export const breakages = ['reject', 'hang', 'throw', 'stall'] as const;
export type Breakage = (typeof breakages)[number];

type Case = readonly [how: Breakage, name: string, broken: readonly Operation[]];

/** Every operation with each breakage, one by one, and all of them together; only `match` finds something with a body. */
export const allCases: readonly Case[] = breakages.flatMap((how): Case[] =>
  how === 'stall'
    ? [[how, 'match', ['match']]]
    : [...operations.map((name): Case => [how, name, [name]]), [how, 'everything', operations]],
);

/** The worst of each breakage: as many operations as it can break together. */
export const worstCases = breakages.map((how) => allCases.findLast(([of]) => of === how)!);

/** Runs in the worker before its own script: breaks operations of storage when a page says so. */
const breakable = `(() => {
  const breakAll = (names, how) => {
    for (const { prototype } of [CacheStorage, Cache])
      for (const name of names)
        if (name in prototype)
          prototype[name] = () => {
            if (how === 'throw') throw new DOMException('broken', 'UnknownError');
            if (how === 'stall') return Promise.resolve(new Response(new ReadableStream()));
            return how === 'hang' ? new Promise(() => {}) : Promise.reject(new DOMException('broken', 'UnknownError'));
          };
  };
  addEventListener('message', (event) => {
    if (!event.data.breaks) return;
    event.stopImmediatePropagation();
    breakAll(event.data.breaks, event.data.how);
    event.ports[0].postMessage(true);
  });
})();
`;

/**
 * Serves the site's worker with a script before it that can break its storage. Another `edition` makes the browser
 * install it as an update.
 */
export function serveBreakableWorker(net: Host, dist: string, edition = 1): void {
  const script = `${breakable}// ${edition}\n${readFileSync(join(dist, 'worker.js'), 'utf8')}`;
  net.answer('/worker.js', (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(script),
  );
}

/** Returns an expression for the page that breaks the storage of the active worker; a promise for `true`. */
export const breakStorage = (names: readonly Operation[], how: Breakage): string =>
  `navigator.serviceWorker.ready.then(function (registration) {
    return new Promise(function (done) {
      var channel = new MessageChannel();
      channel.port1.onmessage = function () { done(true); };
      registration.active.postMessage(${JSON.stringify({ breaks: names, how })}, [channel.port2]);
    });
  })`;
