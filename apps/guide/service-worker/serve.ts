import type { CachedDocument, OfflineSite, WorkerRequest } from '@sideguide/guide-core/offline';
import { pageRequest } from './page-requests.ts';
import { atLast, soon, written } from './storage.ts';
import { notesStore, type Store } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Network time-out, in milliseconds, where the cached document is second choice: files of this build are gone. */
const networkTimeoutMs = 5_000;

/** Time-out for the waiting worker to answer where its document is cached, in milliseconds. */
const workerTimeoutMs = 1_000;

/** Cache key for the path of a file that the server has dropped: a browser may stop a worker between two requests. */
const goneKey = '/gone';

/** Cache key whose entry exists if the last document served was the waiting build's. Stored for the same reason. */
const handedKey = '/handed';

/** Checks whether the path is one of the app's addresses. */
const isAddress = (site: OfflineSite, path: string) => new RegExp(site.addresses).test(path.replace(/(.)\/$/, '$1'));

/**
 * Answers fetch events. Cached files are served from the cache; network responses are passed through unchanged, so that
 * a page sees the same errors with a worker as without one.
 */
export class FetchHandler {
  private readonly site: OfflineSite;
  private readonly store: Store;
  private readonly registration: ServiceWorkerRegistration;
  /** What is noted under `goneKey`, for a phone whose storage takes no notes. */
  private gonePath: string | undefined;

  constructor(site: OfflineSite, store: Store, registration: ServiceWorkerRegistration) {
    this.site = site;
    this.store = store;
    this.registration = registration;
  }

  /**
   * Returns the document, from the cache if possible, so that the page does not wait for a slow network. `later` extends
   * the event for work that must not delay the response, nor decide it.
   */
  async document(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const reading = this.store.document();
    // In parallel, because each of them reads from disk.
    const [kept, isOutdated] = await Promise.all([soon(reading), soon(this.isOutdated())]);
    if (!isAddress(this.site, new URL(request.url).pathname)) {
      // Let the server answer for unknown addresses; offline, the cached document shows the app's own error screen.
      return fetch(request).catch(async () => (await atLast(reading)) ?? Response.error());
    }
    if (!kept) return fetch(request).catch(async (error: unknown) => (await atLast(reading)) ?? Promise.reject(error));
    const { waiting } = this.registration;
    if (waiting) {
      // One reload switches to the new build, whose first load is already completely cached.
      const newest = await soon(this.waitingDocument(waiting));
      later(this.noteHanded(newest !== undefined).catch(() => undefined));
      if (newest) return newest;
    }
    return isOutdated ? this.fromNetwork(request, kept) : kept;
  }

  /**
   * Returns a file with a hashed name: from the cache, also if a page asks again; else from the network, and stores it.
   */
  async file(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const { pathname } = new URL(request.url);
    const reading = this.store.match(pathname);
    const kept = await soon(reading);
    if (kept) return kept;
    const answer = await pageRequest(fetch(request)).catch(async (error: unknown) => {
      const late = await atLast(reading);
      if (late) return late;
      if (pathname in this.site.sums) later(this.noteIfMoved(pathname).catch(() => undefined));
      throw error;
    });
    if (pathname in this.site.sums) {
      if (answer.ok) later(this.store.put(pathname, answer.clone()).catch(() => false));
      if (answer.status === 404 || answer.status === 410) later(this.noteGone(pathname).catch(() => undefined));
    }
    return answer;
  }

  /**
   * Checks whether the last document was the waiting build's. The page asks this, and activates that build when this
   * worker has no requests left to answer. When this worker activated it between the document and its files, browsers
   * were seen to stop this worker, start it again for the files, and then leave the next page without a response for
   * many seconds.
   */
  async hasHanded(): Promise<boolean> {
    const handed = async () => (await caches.open(notesStore)).match(handedKey);
    return (await soon(handed())) !== undefined;
  }

  /** Stores whether the last document was the waiting build's; set to false when that build activates. */
  async noteHanded(isHanded: boolean): Promise<void> {
    const note = async (cache: Cache) => (isHanded ? cache.put(handedKey, new Response()) : cache.delete(handedKey));
    await written(caches.open(notesStore).then(note));
  }

  /** Records that the server has dropped a file of this build: until it is cached, the document is fetched network first. */
  private async noteGone(path: string): Promise<void> {
    this.gonePath = path;
    const note = (cache: Cache) => cache.put(goneKey, new Response(path));
    await Promise.all([written(caches.open(notesStore).then(note)), this.registration.update()]);
  }

  /**
   * Records a file as gone if the site has moved. Such a site redirects every address elsewhere, and a worker cannot
   * fetch from there: its files fail as if offline. The document is then fetched network first, so that the reader can
   * follow the redirect.
   */
  private async noteIfMoved(path: string): Promise<void> {
    const { type } = await fetch(this.site.base, { redirect: 'manual', cache: 'no-store' });
    if (type === 'opaqueredirect') await this.noteGone(path);
  }

  /** Checks whether a file of this build is gone, and has not come since: a server may err once. */
  private async isOutdated(): Promise<boolean> {
    const path = this.gonePath ?? (await (await (await caches.open(notesStore)).match(goneKey))?.text());
    return path !== undefined && path in this.site.sums && !(await this.store.match(path));
  }

  private async fromNetwork(request: Request, kept: Response): Promise<Response> {
    const fresh = fetch(request).then((answer) => (answer.ok || answer.type === 'opaqueredirect' ? answer : kept));
    const late = new Promise<Response>((done) => setTimeout(() => done(kept), networkTimeoutMs));
    return Promise.race([fresh.catch(() => kept), late]);
  }

  /** Returns the cached document of the waiting build, if the page being opened is the only one. */
  private async waitingDocument(waiting: ServiceWorker): Promise<Response | undefined> {
    const where = (await this.isOnlyPage()) ? await this.askWaiting(waiting) : undefined;
    return where && this.store.document(where);
  }

  /**
   * Asks the waiting worker where its document is cached: only that worker knows the digest. Resolves to undefined if
   * it does not answer in time.
   */
  private askWaiting(waiting: ServiceWorker): Promise<CachedDocument | undefined> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((done) => {
      port1.onmessage = ({ data }) => done(data as CachedDocument);
      setTimeout(() => done(undefined), workerTimeoutMs);
      waiting.postMessage({ ask: 'document' } satisfies WorkerRequest, [port2]);
    });
  }

  /** Checks whether the page being opened is the only one: there is no other client, or only the one being reloaded. */
  private async isOnlyPage(): Promise<boolean> {
    return (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length < 2;
  }
}
