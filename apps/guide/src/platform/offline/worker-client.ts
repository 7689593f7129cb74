// A chunk of its own, loaded when the first screen has been read for a moment.
import { base } from '@sideguide/guide-core/flow';
import {
  buildsOf,
  type CachedFlow,
  type Flow,
  type WorkerRequest,
  type WorkerResponse,
} from '@sideguide/guide-core/offline';
import { inlineFiles } from '../inline-files.ts';
import { measured } from '../measured.ts';
import { connection, isFrugal } from '../save-data.ts';
import { whenIdle } from '../when-idle.ts';
import { askWorker } from './ask-worker.ts';
import { type Keeping, setOffline } from './state.ts';

/** Longest wait for a worker, in milliseconds; after that the next thing is done in any case. */
const timeoutMs = 3_000;

const states: Readonly<Record<CachedFlow, Keeping>> = {
  whole: 'ready',
  parts: 'cut',
  cut: 'cut',
  full: 'full',
  denied: 'denied',
  // The next load brings the new version, which is then cached.
  gone: 'unknown',
};

/** Milliseconds between the files that steps wait for and the rest of a flow, unless the reader is on Wi-Fi. */
const restAfterMs = 5_000;

let wanted: Flow | undefined;
/** True if the reader has asked for it, so that it goes on after an interruption although they save data. */
let isAsked = false;

/** Publishes what is known about a flow, or without one about the first load. */
const setKeeping = (flow: Flow | undefined, keeping: Keeping, missing = 0) =>
  setOffline({ skin: flow?.skin, keeping, missing });

/** Resolves with the given value after a time limit. */
const within = <Value>(value: Value, ms = timeoutMs): Promise<Value> =>
  new Promise((done) => setTimeout(() => done(value), ms));

/** Milliseconds after which a save is looked at: browsers stop a worker that is at it for long, and it never answers. */
const stalledMs = 60_000;

/** Has the worker cache a flow, or that part of it, as long as that gets on. A worker that has been stopped starts again. */
async function save(flow: Flow, worker: ServiceWorker, part?: 'steps'): Promise<WorkerResponse> {
  for (let missing = Number.POSITIVE_INFINITY; ; ) {
    const saved = await Promise.race([
      askWorker<WorkerResponse>({ ask: 'keep', flow, ...(part && { part }) }, worker),
      within(undefined, stalledMs),
    ]);
    if (saved) return saved;
    const denied: WorkerResponse = { kept: 'denied', missing: 0 };
    const found = await Promise.race([
      askWorker<WorkerResponse>({ ask: 'look', flow }, worker),
      within(denied, stalledMs),
    ]);
    if (found.kept !== 'parts') return found;
    if (found.missing >= missing) return { ...found, kept: 'cut' };
    missing = found.missing;
  }
}

/** Tells a waiting worker to take over, and waits until it controls this page or the time limit is reached. */
function begin(waiting: ServiceWorker): Promise<unknown> {
  const begun = new Promise((done) =>
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
  );
  waiting.postMessage({ ask: 'take-over' } satisfies WorkerRequest);
  return Promise.race([begun, within(undefined)]);
}

/** Publishes the worker's response if the reader still wants that flow. `ready` needs a worker in control. */
function publish(flow: Flow, { kept, missing }: WorkerResponse): void {
  if (wanted !== flow) return;
  const keeping = states[kept];
  const isServed = navigator.serviceWorker.controller !== null;
  setKeeping(flow, keeping === 'ready' && !isServed ? 'unknown' : keeping, missing);
}

/** Name of a cache that the worker searches as it does those of other builds, until it has its own. */
const inlineCache = `${buildsOf(`${base}/`)}inline`;

/**
 * Caches the files that came inside the document, so that a worker that is being installed need not fetch them again. It
 * compares each with the build's digest. Returns whether the browser lets this page store files. Never rejects.
 */
async function cacheInlineFiles(): Promise<boolean> {
  const put = (element: HTMLElement, cache: Cache) => {
    const type = element instanceof HTMLStyleElement ? 'text/css' : 'text/javascript';
    const headers = { 'Content-Type': `${type}; charset=utf-8` };
    return cache.put(element.dataset.file ?? '', new Response(element.textContent, { headers }));
  };
  let mayStore = false;
  try {
    const cache = await caches.open(inlineCache);
    mayStore = true;
    await Promise.all([...inlineFiles].map((element) => put(element, cache)));
  } catch {
    // Without them the worker fetches the files.
  }
  return mayStore;
}

/** Deletes them once the worker has its own. Never rejects. */
async function dropInlineFiles(): Promise<void> {
  try {
    await caches.delete(inlineCache);
  } catch {
    // Storage refuses: then there is nothing to delete.
  }
}

async function register(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const mayStore = serviceWorker.controller !== null || (await Promise.race([cacheInlineFiles(), within(false)]));
  const script = `${base}/worker.js`;
  const registration = await serviceWorker.register(script, { updateViaCache: 'none' }).catch((error: unknown) => {
    // The error of a browser that stores nothing is also that of a captive portal's page in the script's place.
    throw mayStore && (error as Error).name === 'SecurityError' ? new TypeError(`${script} did not arrive`) : error;
  });
  const { active: before } = await serviceWorker.ready;
  if (!before) throw new Error('The worker is ready and not active');
  void dropInlineFiles();
  const { waiting } = registration;
  // The previous worker may have served this page from the waiting build: then the waiting worker takes over.
  if (waiting && (await hasHanded(before))) await begin(waiting);
  watch(registration);
  return registration.active ?? before;
}

/** Asks the worker whether it did. A worker of an earlier version does not know the question and never answers. */
const hasHanded = (worker: ServiceWorker): Promise<boolean> =>
  Promise.race([askWorker<boolean>({ ask: 'handed' }, worker), within(false)]);

/** Returns the paths of all resources that this page has loaded, most of them before there was a worker. */
const loadedHere = (): string[] => measured('resource').map(({ name }) => new URL(name, location.href).pathname);

let isWatched = false;

/** Tells the page when a new version has arrived whole and is waiting. */
function watch(registration: ServiceWorkerRegistration): void {
  if (isWatched) return;
  isWatched = true;
  const publishUpdate = () =>
    setOffline({ hasNewer: registration.waiting !== null && navigator.serviceWorker.controller !== null });
  const follow = () => registration.installing?.addEventListener('statechange', publishUpdate);
  registration.addEventListener('updatefound', follow);
  // One that was found before.
  follow();
  publishUpdate();
  // A tab that stays open for days checks for updates when the reader comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Caches a flow, or only the first load without one; on a frugal network only if `asked`. Never rejects. */
export async function keepFlow(flow: Flow | undefined, { asked = false } = {}): Promise<void> {
  isAsked = asked || (isAsked && wanted?.skin === flow?.skin);
  wanted = flow;
  try {
    if (!('serviceWorker' in navigator) || !('caches' in window)) throw new Error('no worker');
    const known = await navigator.serviceWorker.getRegistration();
    const isHeldBack = isFrugal() && !isAsked;
    if (!known?.active && isHeldBack) return setKeeping(flow, flow ? 'offer' : 'unknown');
    const worker = await register();
    const tellSeen = () => worker.postMessage({ ask: 'seen', paths: loadedHere() } satisfies WorkerRequest);
    tellSeen();
    // Requests made before the worker takes over the page bypass it, so they are reported then.
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', tellSeen, { once: true });
    if (!flow) return;
    const found = await askWorker<WorkerResponse>({ ask: 'look', flow }, worker);
    if (found.kept === 'whole') return publish(flow, found);
    if (wanted !== flow) return;
    if (isHeldBack) return setKeeping(flow, 'offer', found.missing);
    setKeeping(flow, 'keeping', found.missing);
    if (!asked) {
      const steps = await save(flow, worker, 'steps');
      if (steps.kept !== 'whole') return publish(flow, steps);
      await untilQuiet();
      if (wanted !== flow) return;
    }
    publish(flow, await save(flow, worker));
  } catch (error) {
    // A worker script that did not arrive is a TypeError; else private mode, storage denied, a browser without workers.
    if (wanted === flow) setKeeping(flow, error instanceof TypeError || !navigator.onLine ? 'cut' : 'denied');
  }
}

/**
 * Waits before what no step needs, such as the file check's worker and the answers: whoever leaves early need not pay for
 * it.
 */
const untilQuiet = (): Promise<void> =>
  new Promise((done) => setTimeout(() => whenIdle(done), connection().type === 'wifi' ? 0 : restAfterMs));

/** Checks again whether the flow is still cached, and fetches what the browser has evicted. */
const again = () => {
  if (wanted && document.visibilityState === 'visible') keepFlow(wanted);
};
document.addEventListener('visibilitychange', again);
addEventListener('online', again);

/** Lets the waiting version take over and reloads the page at the same address. */
export async function takeNewer(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.waiting) await begin(registration.waiting);
  } finally {
    location.reload();
  }
}
