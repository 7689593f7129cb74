// Its own chunk, loaded when the first screen has been read for a moment.
import { base } from '@sideguide/guide-core/flow';
import type { CachedFlow, Flow, WorkerRequest, WorkerResponse } from '@sideguide/guide-core/offline';
import { isFrugal } from '../frugal.ts';
import { type Keeping, setOffline } from './state.ts';

/** Longest wait for a worker, in milliseconds; what follows is done in any case. */
const patience = 3_000;

const states: Readonly<Record<CachedFlow, Keeping>> = {
  whole: 'ready',
  parts: 'cut',
  cut: 'cut',
  full: 'full',
  // The next load brings the new version, and that is kept.
  gone: 'unknown',
};

let wanted: Flow | undefined;

/** Asks the worker, and waits for its answer. */
function ask<Reply = WorkerResponse>(worker: ServiceWorker, question: WorkerRequest): Promise<Reply> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => done(event.data as Reply);
    worker.postMessage(question, [port2]);
  });
}

/** After that long with the given answer, in any case. */
const within = <Value>(value: Value): Promise<Value> => new Promise((done) => setTimeout(() => done(value), patience));

/** Lets a waiting worker begin, and waits until this page is its own. */
function begin(waiting: ServiceWorker): Promise<unknown> {
  const begun = new Promise((done) =>
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
  );
  waiting.postMessage({ ask: 'take-over' } satisfies WorkerRequest);
  return Promise.race([begun, within(undefined)]);
}

/** Says what the worker answered, if the reader still wants that flow and a reload would find the worker. */
function say(flow: Flow, { kept, missing }: WorkerResponse): void {
  if (wanted !== flow) return;
  const keeping = states[kept];
  const served = navigator.serviceWorker.controller !== null;
  setOffline({ keeping: keeping === 'ready' && !served ? 'unknown' : keeping, missing });
}

async function register(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(`${base}/worker.js`, { updateViaCache: 'none' });
  const { active: before } = await serviceWorker.ready;
  if (!before) throw new Error('The worker is ready and not active');
  const { waiting } = registration;
  // The worker before may have given this page the build that waits: then that one answers for it.
  if (waiting && (await hasHanded(before))) await begin(waiting);
  watch(registration);
  return registration.active ?? before;
}

/** A worker of an earlier version does not know the question. */
const hasHanded = (worker: ServiceWorker): Promise<boolean> =>
  Promise.race([ask<boolean>(worker, { ask: 'handed' }), within(false)]);

/** Paths of the scripts and styles that this page has loaded, most of them before there was a worker. */
const loadedHere = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);

let watched = false;

/** Tells the page of a new version that has arrived whole and waits. */
function watch(registration: ServiceWorkerRegistration): void {
  if (watched) return;
  watched = true;
  const tell = () =>
    setOffline({ newer: registration.waiting !== null && navigator.serviceWorker.controller !== null });
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  tell();
  // A tab that stays open for days hears of it when the reader comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/**
 * Sees to it that a flow is kept, or without one that the first load is. Under a frugal network nothing is fetched
 * until the reader says so (`asked`). Never rejects.
 */
export async function keepFlow(flow: Flow | undefined, { asked = false } = {}): Promise<void> {
  wanted = flow;
  try {
    if (!('serviceWorker' in navigator) || !('caches' in window)) throw new Error('no worker');
    const known = await navigator.serviceWorker.getRegistration();
    const frugal = isFrugal() && !asked;
    if (!known?.active && frugal) return setOffline({ keeping: flow ? 'offer' : 'unknown', missing: 0 });
    const worker = await register();
    const tellSeen = () => worker.postMessage({ ask: 'seen', paths: loadedHere() } satisfies WorkerRequest);
    tellSeen();
    // What is loaded until the worker takes the page over passes it by.
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', tellSeen, { once: true });
    if (!flow) return;
    const found = await ask(worker, { ask: 'look', flow });
    if (found.kept === 'whole') return say(flow, found);
    if (wanted !== flow) return;
    if (frugal) return setOffline({ keeping: 'offer', missing: found.missing });
    setOffline({ keeping: 'keeping', missing: found.missing });
    say(flow, await ask(worker, { ask: 'keep', flow }));
  } catch {
    // Private mode, storage denied, a browser without workers, or a worker that the network did not bring.
    if (wanted === flow) setOffline({ keeping: navigator.onLine ? 'denied' : 'cut', missing: 0 });
  }
}

/** Looks again whether what was said still holds; what the browser threw away is fetched anew. */
const again = () => {
  if (wanted && document.visibilityState === 'visible') keepFlow(wanted);
};
document.addEventListener('visibilitychange', again);
addEventListener('online', again);

/** Lets the waiting version begin and loads the page anew, at the same address. */
export async function takeNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await begin(registration.waiting);
  location.reload();
}
