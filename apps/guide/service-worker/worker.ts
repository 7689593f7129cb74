import type { OfflineSite, WorkerRequest } from '@sideguide/guide-core/offline';
import { cachedGuides, cacheFlow, cacheLoaded, countCached, wishedFlows } from './cache-flow.ts';
import { FetchHandler } from './serve.ts';
import { isShare, receive } from './share.ts';
import { soon } from './storage.ts';
import { Store } from './store.ts';

// The service worker: caches the guide on the phone, so that it opens and runs offline.

declare const self: ServiceWorkerGlobalScope & { readonly site: OfflineSite };

const { site } = self;
const store = new Store(site);
const server = new FetchHandler(site, store, self.registration);

async function install(): Promise<void> {
  // The name of a build's cache can be guessed, so another script may have written to it before.
  await store.cleanse();
  // All or nothing: a worker without the complete first load would be worse than none.
  await Promise.all((await store.missing([site.base, ...site.shell])).map((path) => store.fetch(path)));
  // Flows that were available offline stay available. A failure here does not stop the installation of the new build.
  for (const flow of await wishedFlows()) await cacheFlow(site, store, flow);
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  // Requests wait until this has ended, so it must end whatever storage does.
  const begin = Promise.all([server.noteHanded(false), store.sweep(), store.cleanse()]);
  event.waitUntil(soon(begin).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isShare(site, request)) return event.respondWith(receive(site, request));
  if (request.method !== 'GET') return;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  // Without network, the browser's own page is true of a file; the app would say that there is none.
  const isFile = /\.\w+$/.test(pathname);
  if (request.mode === 'navigate' && !isFile) return event.respondWith(server.document(request, later));
  if (pathname.startsWith(`${site.base}static/`)) event.respondWith(server.file(request, later));
});

self.addEventListener('message', (event) => {
  const asked = event.data as WorkerRequest;
  if (asked.ask === 'take-over') return event.waitUntil(self.skipWaiting());
  if (asked.ask === 'seen') return event.waitUntil(cacheLoaded(site, store, asked.paths));
  const answer = async () => {
    if (asked.ask === 'handed') return event.ports[0]?.postMessage(await server.hasHanded());
    if (asked.ask === 'cached') return event.ports[0]?.postMessage(await cachedGuides(site, store));
    if (asked.ask === 'document') return event.ports[0]?.postMessage(store.kept);
    // A page that was loaded without the worker must be controlled by it before it can rely on the cache.
    await self.clients.claim();
    const { flow } = asked;
    const found = asked.ask === 'keep' ? cacheFlow(site, store, flow, asked.part) : countCached(site, store, flow);
    event.ports[0]?.postMessage(await found);
  };
  event.waitUntil(answer());
});
