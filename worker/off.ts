// The rescue: served in the worker's place it forgets all that was kept and signs off. Pages stay as they are.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const ours = (await caches.keys()).filter((name) => name.includes('sideguide'));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});

export {};
