// The kill switch: served in place of the service worker, it deletes all caches and unregisters. Open pages are
// untouched.

import { isOfBuild, notesCache, sharedCache } from '@sideguide/guide-core/offline';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const forget = async () => {
    // First, because the phone's storage may be what is broken: then its caches stay.
    await self.registration.unregister();
    const base = new URL(self.registration.scope).pathname;
    const named = [notesCache(base), sharedCache];
    const ours = (await caches.keys()).filter((name) => named.includes(name) || isOfBuild(base, name));
    await Promise.all(ours.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});
