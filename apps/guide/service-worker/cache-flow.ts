import {
  type CachedFlow,
  type CachedGuide,
  type Flow,
  filesOf,
  type OfflineSite,
  type WorkerResponse,
} from '@sideguide/guide-core/offline';
import { quiet } from './page-requests.ts';
import { atLast, isQuotaError, StorageError, written } from './storage.ts';
import { GoneError, notesStore, type Store } from './store.ts';

/** Maximum number of parallel requests: more would only compete on a slow network. */
const lanes = 3;

const wishKey = '/flows';

/** Path of the chunk with the words of every screen in one language. */
const localeFile = /\/locale-(\w+)\.\w+\.js$/;

/**
 * Returns the flows that the reader chose to have offline on this phone, independent of the build. Never rejects: other
 * scripts of the origin can write to the cache, so its content may be anything.
 */
export async function wishedFlows(): Promise<Flow[]> {
  const read = async () => {
    const kept = await (await caches.open(notesStore)).match(wishKey);
    const flows = kept ? ((await kept.json()) as Flow[]) : [];
    return flows.filter(({ skin, tag }) => skin && tag);
  };
  return (await atLast(read())) ?? [];
}

async function wish(flow: Flow): Promise<void> {
  const others = (await wishedFlows()).filter(({ skin, tag }) => skin !== flow.skin || tag !== flow.tag);
  // The last two are enough for somebody who helps with another phone; this is not meant to be a library.
  const flows = [flow, ...others].slice(0, 2);
  await written(caches.open(notesStore).then((cache) => cache.put(wishKey, new Response(JSON.stringify(flows)))));
}

async function missingOf(site: OfflineSite, store: Store, flow: Flow, part?: 'steps'): Promise<string[]> {
  return store.missing([site.base, ...filesOf(site, flow, part)]);
}

/** Returns whether a flow, or that part of it, is completely cached, and how many bytes are missing. Never rejects. */
export async function countCached(
  site: OfflineSite,
  store: Store,
  flow: Flow,
  part?: 'steps',
): Promise<WorkerResponse> {
  const missing = await missingOf(site, store, flow, part).catch(() => undefined);
  if (!missing) return { kept: 'denied', missing: 0 };
  const bytes = missing.reduce((sum, path) => sum + site.sums[path]![1], 0);
  return { kept: missing.length === 0 ? 'whole' : 'parts', missing: bytes };
}

/** Returns the flows of which every step is on this phone, the reader's last one first, and the languages whose words are there. */
export async function cachedGuides(site: OfflineSite, store: Store): Promise<CachedGuide[]> {
  const flows = await wishedFlows();
  const counts = await Promise.all(flows.map((flow) => countCached(site, store, flow, 'steps')));
  const locales = Object.keys(site.sums).filter((path) => localeFile.test(path));
  const missing = await store.missing(locales).catch(() => locales);
  const cached = locales.filter((path) => !missing.includes(path));
  return [
    ...flows.filter((_flow, n) => counts[n]!.kept === 'whole'),
    ...cached.map((path) => ({ tag: localeFile.exec(path)![1]! })),
  ];
}

const reasonOf = (error: unknown): CachedFlow => {
  if (error instanceof GoneError) return 'gone';
  if (error instanceof StorageError) return 'denied';
  return isQuotaError(error) ? 'full' : 'cut';
};

async function fetchFlow(site: OfflineSite, store: Store, flow: Flow, part?: 'steps'): Promise<WorkerResponse> {
  let failed: CachedFlow | undefined;
  try {
    const waiting = await missingOf(site, store, flow, part);
    const lane = async () => {
      while (waiting.length && !failed) {
        await quiet();
        const path = waiting.shift();
        if (path) await store.fetch(path);
      }
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
  const found = await countCached(site, store, flow, part);
  return found.kept === 'parts' ? { ...found, kept: failed ?? 'parts' } : found;
}

/** What is being fetched now: a page that asks again, because it waited for long, gets the answer to its first request. */
const fetching = new Map<string, Promise<WorkerResponse>>();

/**
 * Fetches the missing files of a flow, or of that part of it. Errors are reported in the response; files already cached
 * stay cached.
 */
export function cacheFlow(site: OfflineSite, store: Store, flow: Flow, part?: 'steps'): Promise<WorkerResponse> {
  const key = JSON.stringify([flow, part]);
  const found = fetching.get(key) ?? fetchFlow(site, store, flow, part).finally(() => fetching.delete(key));
  fetching.set(key, found);
  return found;
}

/** Caches the files that a page has already loaded, which needs no network. Never rejects. */
export async function cacheLoaded(site: OfflineSite, store: Store, paths: readonly string[]): Promise<void> {
  const ours = [...new Set(paths)].filter((path) => path in site.sums);
  for (const path of await store.missing(ours).catch(() => [])) await store.fetch(path).catch(() => undefined);
}
