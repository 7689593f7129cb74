import {
  type CachedFlow,
  type Flow,
  filesOf,
  type OfflineSite,
  type WorkerResponse,
} from '@sideguide/guide-core/offline';
import { GoneError, notesStore, type Store } from './store.ts';

/** Requests at once: a slow network serves few well. */
const lanes = 4;

const wishKey = '/flows';

/** Flows that the reader chose, on this phone, whichever the build. Never rejects: what stands there may be anybody's. */
export async function wishedFlows(): Promise<Flow[]> {
  try {
    const kept = await (await caches.open(notesStore)).match(wishKey);
    const flows = kept ? ((await kept.json()) as Flow[]) : [];
    return flows.filter(({ skin, tag }) => skin && tag);
  } catch {
    return [];
  }
}

async function wish(flow: Flow): Promise<void> {
  const others = (await wishedFlows()).filter(({ skin, tag }) => skin !== flow.skin || tag !== flow.tag);
  // The last two: somebody who helps with both phones, not a library.
  const flows = [flow, ...others].slice(0, 2);
  await (await caches.open(notesStore)).put(wishKey, new Response(JSON.stringify(flows)));
}

async function missingOf(site: OfflineSite, store: Store, flow: Flow): Promise<string[]> {
  return store.missing([site.base, ...filesOf(site, flow)]);
}

/** How much of a flow is on the phone right now. */
export async function countCached(site: OfflineSite, store: Store, flow: Flow): Promise<WorkerResponse> {
  const missing = await missingOf(site, store, flow);
  const bytes = missing.reduce((sum, path) => sum + site.sums[path]![1], 0);
  return { kept: missing.length === 0 ? 'whole' : 'parts', missing: bytes };
}

const reasonOf = (error: unknown): CachedFlow => {
  if (error instanceof GoneError) return 'gone';
  return (error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'cut';
};

/** Fetches what a flow lacks. Whatever goes wrong is part of the answer; what was kept stays. */
export async function cacheFlow(site: OfflineSite, store: Store, flow: Flow): Promise<WorkerResponse> {
  let failed: CachedFlow | undefined;
  try {
    const waiting = await missingOf(site, store, flow);
    const lane = async () => {
      for (let path = waiting.shift(); path && !failed; path = waiting.shift()) await store.fetch(path);
    };
    await wish(flow);
    await Promise.all(
      Array.from({ length: lanes }, () =>
        lane().catch((error: unknown) => {
          failed ??= reasonOf(error);
        }),
      ),
    );
  } catch (error) {
    failed = reasonOf(error);
  }
  const found = await countCached(site, store, flow);
  return found.kept === 'whole' ? found : { ...found, kept: failed ?? 'parts' };
}

/** Keeps what a page has loaded already: the browser still has it, so that nothing crosses the network. Never rejects. */
export async function cacheLoaded(site: OfflineSite, store: Store, paths: readonly string[]): Promise<void> {
  const ours = [...new Set(paths)].filter((path) => path in site.sums);
  for (const path of await store.missing(ours)) await store.fetch(path).catch(() => undefined);
}
