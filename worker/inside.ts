import { filesInside } from '#lib/offline/inline-file.ts';
import type { Store } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

const typeOf = (path: string) => (path.endsWith('.css') ? 'text/css' : 'text/javascript');

/**
 * Keeps files that stand inside the documents of open pages, as the browser still has them: nothing crosses the network.
 * Only what this build wrote gets in. Never rejects.
 */
export async function keepInside(store: Store, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  try {
    for (const { url } of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
      const page = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
      if (!page?.ok) continue;
      for (const [path, text] of filesInside(await page.text()))
        if (paths.includes(path))
          await store.put(path, new Response(text, { headers: { 'Content-Type': `${typeOf(path)}; charset=utf-8` } }));
    }
  } catch {
    // No room, or a browser that keeps nothing: what is missing is fetched, and says so.
  }
}
