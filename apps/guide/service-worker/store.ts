import { buildsOf, keptDocument, notesOf, type OfflineSite } from '@sideguide/guide-core/offline';

declare const self: { readonly site: OfflineSite };

/** Caches of builds are called by their version; hashed names make a file of one build right in every other. */
const prefix = buildsOf(self.site.base);
const nameOf = (version: string) => `${prefix}${version}`;

/** How many letters of a digest the list carries: enough against damage, which is not an enemy. */
const letters = 8;

/** A file of ours is not there any more, or is another one than this build's. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** First letters of the SHA-256 in base64. */
async function sumOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 6))).slice(0, letters);
}

/** The same answer built anew: a redirected one is refused for a navigation. */
const unredirected = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });

/** The files of a build, as they lie in the browser's cache storage. Only whole files of the right content get in. */
export class Store {
  private readonly site: OfflineSite;
  constructor(site: OfflineSite) {
    this.site = site;
  }

  get name(): string {
    return nameOf(this.site.version);
  }

  /**
   * A kept file, of whichever build: equal names are equal bytes. Files lie under their plain paths: a search that leaves
   * queries aside would open every file that is kept, for each one that is asked for.
   */
  match(path: string): Promise<Response | undefined> {
    return caches.match(path, { ignoreVary: true });
  }

  /** The document of this build. Another build's must never be taken in its place. */
  async document(): Promise<Response | undefined> {
    return (await caches.open(this.name)).match(this.site.base, { ignoreVary: true });
  }

  /** The document of the build that came last: the one that is waiting, if one is. */
  async newestDocument(): Promise<Response | undefined> {
    const builds = await this.builds();
    const last = builds[builds.length - 1];
    return last === undefined ? undefined : (await caches.open(last)).match(this.site.base, { ignoreVary: true });
  }

  /** Those of the paths that this build has not kept. */
  async missing(paths: readonly string[]): Promise<string[]> {
    const cache = await caches.open(this.name);
    const found = await Promise.all(paths.map((path) => cache.match(path, { ignoreVary: true })));
    return paths.filter((_path, i) => !found[i]);
  }

  /**
   * Keeps an answer if it is the file that the build wrote, and says whether it did. What a portal, a broken proxy
   * or the next build answers is not kept. Throws where the phone has no room.
   */
  async put(path: string, answer: Response): Promise<boolean> {
    const copy = answer.clone();
    if ((await sumOf(await answer.arrayBuffer())) !== this.site.sums[path]?.[0]) return false;
    await (await caches.open(this.name)).put(path, copy.redirected ? await unredirected(copy) : copy);
    return true;
  }

  /** Keeps a file: from another build where the name is the same, else from the browser or the network. */
  async fetch(path: string): Promise<void> {
    const isDocument = path === this.site.base;
    const known = isDocument ? undefined : await this.match(path);
    if (known && (await this.put(path, known))) return;
    const address = isDocument ? path + keptDocument : path;
    for (const cache of [isDocument ? 'no-cache' : 'default', 'reload'] as const) {
      const answer = await fetch(address, { cache, credentials: 'same-origin' });
      if (answer.ok && (await this.put(path, answer))) return;
      // What a portal or a failing server says is no sign of a new build.
      if (answer.status >= 500 || /html/.test(answer.headers.get('Content-Type') ?? '') !== isDocument)
        throw new TypeError(`${path}: ${answer.status}`);
    }
    throw new GoneError(path);
  }

  /** Removes builds older than the one before this: a page of that one may still be open. */
  async sweep(): Promise<void> {
    const others = (await this.builds()).filter((name) => name !== this.name);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  private async builds(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(prefix));
  }
}

/** Cache beside the builds': what outlives a version. */
export const notes = notesOf(self.site.base);
