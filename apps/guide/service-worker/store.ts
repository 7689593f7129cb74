import {
  buildsOf,
  type CachedDocument,
  cachedDocument,
  digestLetters,
  isOfBuild,
  notesCache,
  type OfflineSite,
} from '@sideguide/guide-core/offline';
import { read, soon, written } from './storage.ts';

declare const self: { readonly site: OfflineSite };

/** Each build's cache is named after its version. Builds share files, whose names contain digests. */
const nameOf = (version: string) => `${buildsOf(self.site.base)}${version}`;

/** Thrown if a file of this build is no longer on the server, or has other content. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** Returns the first `digestLetters` letters of the SHA-256 digest in base64. */
async function sumOf(answer: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return btoa(String.fromCharCode(...digest)).slice(0, digestLetters);
}

/**
 * Returns a cached file once all of it could be read, so that no page waits for a body that never ends. One with another
 * digest is deleted: a disk may be damaged, and every script of the origin can write to the cache. Without a digest, for
 * a page of another build, any file is good.
 */
async function find(name: string, path: string, sum: string | undefined): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const answer = await cache.match(path, { ignoreVary: true });
  if (!answer) return undefined;
  const found = await sumOf(answer.clone());
  if (answer.ok && (sum === undefined || found === sum)) return answer;
  void cache.delete(path, { ignoreVary: true }).catch(() => undefined);
  return undefined;
}

/** Checks for what browsers refuse: caching a 206 or one with `Vary: *`, and a redirected one for a navigation. */
const isRefused = ({ headers, redirected, status }: Response): boolean =>
  redirected || status !== 200 || /\*/.test(headers.get('Vary') ?? '');

/**
 * Returns a copy of a response that is refused as it is. Keeps the other headers, so that the cached document has the same
 * framing rules as one from the server.
 */
async function acceptable(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete('Vary');
  return new Response(await answer.arrayBuffer(), { headers });
}

/** The files of a build in the browser's cache storage. Only complete files with the right digest are stored. */
export class Store {
  private readonly site: OfflineSite;
  constructor(site: OfflineSite) {
    this.site = site;
  }

  get name(): string {
    return nameOf(this.site.version);
  }

  /**
   * Returns a cached file, from any build of this site: equal names mean equal bytes. Files are stored under their
   * paths without a query, because a lookup that ignores queries would open every cached file for each request.
   */
  async match(path: string): Promise<Response | undefined> {
    const sum = this.site.sums[path]?.[0];
    const own = await find(this.name, path, sum);
    if (own) return own;
    for (const name of await this.others()) {
      const found = await find(name, path, sum);
      if (found) return found;
    }
    return undefined;
  }

  /** Where the document of this build is cached. */
  get kept(): CachedDocument {
    return { version: this.site.version, sum: this.site.sums[this.site.base]![0] };
  }

  /** Returns the cached document of this build or the given one; undefined if it is missing or its digest differs. */
  document({ version, sum } = this.kept): Promise<Response | undefined> {
    return find(nameOf(version), this.site.base, sum);
  }

  /** Returns the paths that are not in this build's cache. Throws a `StorageError` if storage does not answer. */
  async missing(paths: readonly string[]): Promise<string[]> {
    const find = async () => {
      const cache = await caches.open(this.name);
      return Promise.all(paths.map((path) => cache.match(path, { ignoreVary: true })));
    };
    const found = await read(find());
    return paths.filter((_path, i) => !found[i]);
  }

  /**
   * Caches a response if it has the digest of the file that the build wrote, and returns whether it did. Responses of a
   * captive portal, a broken proxy or the next build are not cached. Throws a `QuotaExceededError` if the phone has no
   * space left, or a `StorageError`.
   */
  async put(path: string, answer: Response): Promise<boolean> {
    const copy = answer.clone();
    if ((await sumOf(answer)) !== this.site.sums[path]?.[0]) return false;
    const complete = isRefused(copy) ? await acceptable(copy) : copy;
    await written(caches.open(this.name).then((cache) => cache.put(path, complete)));
    return true;
  }

  /**
   * Caches a file: from another build's cache if the name is the same, otherwise from the browser's cache or the
   * network. Throws a TypeError for a failing server or a captive portal, and a GoneError if the file is gone or
   * differs.
   */
  async fetch(path: string): Promise<void> {
    const isDocument = path === this.site.base;
    const known = isDocument ? undefined : await soon(this.match(path));
    if (known && (await this.put(path, known))) return;
    const address = isDocument ? path + cachedDocument : path;
    for (const cache of [isDocument ? 'no-cache' : 'default', 'reload'] as const) {
      const answer = await fetch(address, { cache, credentials: 'same-origin' });
      if (answer.ok && (await this.put(path, answer))) return;
      // The response of a captive portal or a failing server does not indicate a new build; hosts write a 404 as HTML.
      if (answer.status === 404 || answer.status === 410) continue;
      if (answer.status >= 500 || /html/.test(answer.headers.get('Content-Type') ?? '') !== isDocument)
        throw new TypeError(`${path}: ${answer.status}`);
    }
    throw new GoneError(path);
  }

  /** Deletes entries of this build's cache that are not files of this build. */
  async cleanse(): Promise<void> {
    const cache = await caches.open(this.name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, { ignoreVary: true });
      const { pathname, search } = new URL(request.url);
      const known = search === '' ? this.site.sums[pathname]?.[0] : undefined;
      if (answer && (await sumOf(answer)) !== known) await cache.delete(request, { ignoreVary: true });
    }
  }

  /** Deletes the caches of all builds older than the previous one: a page of the previous build may still be open. */
  async sweep(): Promise<void> {
    await Promise.all((await this.others()).slice(0, -1).map((name) => caches.delete(name)));
  }

  /** Returns the names of the other builds' caches, in order of creation. */
  private async others(): Promise<string[]> {
    return (await caches.keys()).filter((name) => isOfBuild(this.site.base, name) && name !== this.name);
  }
}

/** Name of the cache for data that outlives a build. */
export const notesStore = notesCache(self.site.base);
