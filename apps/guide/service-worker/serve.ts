import type { CachedDocument, OfflineSite, WorkerRequest } from '@sideguide/guide-core/offline';
import { notesStore, type Store } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a document may take once this build's files were seen to be gone, in milliseconds. */
const patience = 5_000;

/** How long the waiting worker may take to say where its document is kept, in milliseconds. */
const shortPatience = 1_000;

/** Workers are put to sleep between two requests, so this is noted down: version of the build whose files are gone. */
const outdatedKey = '/outdated';

/** Noted down for the same reason: the last document was the waiting build's. */
const handedKey = '/handed';

/** Whether the path is one of the app's addresses. */
const isAddress = (site: OfflineSite, path: string) => new RegExp(site.addresses).test(path.replace(/(.)\/$/, '$1'));

/**
 * Answers of the worker. What is kept comes from the phone; the network's answers pass unchanged, so that a page sees the
 * same errors with a worker as without.
 */
export class FetchHandler {
  private readonly site: OfflineSite;
  private readonly store: Store;
  private readonly registration: ServiceWorkerRegistration;

  constructor(site: OfflineSite, store: Store, registration: ServiceWorkerRegistration) {
    this.site = site;
    this.store = store;
    this.registration = registration;
  }

  /** The document: from the phone at once, so that no slow network stands between the reader and the page. */
  async document(request: Request): Promise<Response> {
    // Both at once: each of them is a way to the disk and back.
    const [kept, outdated] = await Promise.all([this.store.document(), this.isOutdated()]);
    if (!isAddress(this.site, new URL(request.url).pathname)) {
      // The network knows best what is not there; without one the app's own error screen speaks.
      return fetch(request).catch(() => kept ?? Response.error());
    }
    if (!kept) return fetch(request);
    const { waiting } = this.registration;
    if (waiting) {
      // One reload carries the address over to the new build, all of whose first load is here already.
      const where = (await this.isOnlyPage()) ? await this.askWaiting(waiting).catch(() => undefined) : undefined;
      const newest = where && (await this.store.document(where));
      await this.noteHanded(newest !== undefined);
      if (newest) return newest;
    }
    return outdated ? this.fromNetwork(request, kept) : kept;
  }

  /** A file with a hashed name. `later` keeps the worker awake for what need not delay the answer. */
  async file(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const kept = await this.store.match(pathname);
    // A fresh address is a second try: what lies here may be what failed.
    if (kept && !search) return kept;
    const answer = await fetch(request).catch((error: unknown) => {
      if (kept) return kept;
      if (pathname in this.site.sums) later(this.noteIfMoved().catch(() => undefined));
      throw error;
    });
    if (answer === kept) return answer;
    if (pathname in this.site.sums) {
      if (answer.ok) later(this.store.put(pathname, answer.clone()).catch(() => false));
      if (answer.status === 404 || answer.status === 410) later(this.noteOutdated());
    }
    return answer;
  }

  /**
   * Whether the last document was the waiting build's. Its page asks, and lets that build begin when this worker has
   * nothing left to answer: begun from here, between the document and its files, browsers were seen to stop this
   * worker, to start it again for the files, and then to leave the next page without an answer for many seconds.
   */
  async hasHanded(): Promise<boolean> {
    return (await (await caches.open(notesStore)).match(handedKey)) !== undefined;
  }

  /** Keeps that in mind; false too where the build that waited has begun. */
  async noteHanded(handed: boolean): Promise<void> {
    const cache = await caches.open(notesStore);
    await (handed ? cache.put(handedKey, new Response()) : cache.delete(handedKey));
  }

  /** The server has no file of this build any more: from now on the document is asked of the network first. */
  private async noteOutdated(): Promise<void> {
    await (await caches.open(notesStore)).put(outdatedKey, new Response(this.site.version));
    await this.registration.update().catch(() => undefined);
  }

  /**
   * A site that has moved leads every address of it elsewhere, and from there a worker may fetch nothing: its files fail as without
   * network. The reader then has to be let go to where it leads.
   */
  private async noteIfMoved(): Promise<void> {
    const { type } = await fetch(this.site.base, { redirect: 'manual', cache: 'no-store' });
    if (type === 'opaqueredirect') await this.noteOutdated();
  }

  private async isOutdated(): Promise<boolean> {
    const noted = await (await caches.open(notesStore)).match(outdatedKey);
    return noted !== undefined && (await noted.text()) === this.site.version;
  }

  private async fromNetwork(request: Request, kept: Response): Promise<Response> {
    const late = new Promise<Response>((done) => setTimeout(() => done(kept), patience));
    const fresh = fetch(request).then((answer) => (answer.ok || answer.type === 'opaqueredirect' ? answer : kept));
    return Promise.race([fresh.catch(() => kept), late]);
  }

  /** Where the waiting worker's document is kept: only that worker knows its digest. Undefined if it does not say. */
  private askWaiting(waiting: ServiceWorker): Promise<CachedDocument | undefined> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((done) => {
      port1.onmessage = ({ data }) => done(data as CachedDocument);
      setTimeout(() => done(undefined), shortPatience);
      waiting.postMessage({ ask: 'document' } satisfies WorkerRequest, [port2]);
    });
  }

  /** A page is being opened: it is the only one if no other is there, or only the one that is being reloaded. */
  private async isOnlyPage(): Promise<boolean> {
    return (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length < 2;
  }
}
