import {
  buildsOf,
  type CachedDocument,
  cachedDocument,
  digestLetters,
  notesCache,
  type OfflineSite,
} from '@sideguide/guide-core/offline';

declare const self: { readonly site: OfflineSite };

/** Caches of builds are called by their version; hashed names make a file of one build right in every other. */
const prefix = buildsOf(self.site.base);
const nameOf = (version: string) => `${prefix}${version}`;

/** A file of ours is not there any more, or is another one than this build's. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** First letters of the SHA-256 in base64. */
async function sumOf(answer: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return btoa(String.fromCharCode(...digest)).slice(0, digestLetters);
}

/** What lies under a path, and where it lies. */
interface Found {
  readonly cache: Cache;
  readonly path: string;
  readonly answer: Response;
}

async function find(name: string, path: string): Promise<Found | undefined> {
  const cache = await caches.open(name);
  const answer = await cache.match(path, { ignoreVary: true });
  return answer && { cache, path, answer };
}

/**
 * Whether it is the file of that digest. Cache storage is open to every script of the origin, and what once got in stays:
 * a file that is another one is thrown away.
 */
async function isSound({ cache, path, answer }: Found, sum: string | undefined): Promise<boolean> {
  const sound = (await sumOf(answer.clone())) === sum;
  if (!sound) await cache.delete(path, { ignoreVary: true });
  return sound;
}

async function soundDocument({ version, sum }: CachedDocument, path: string): Promise<Response | undefined> {
  const found = await find(nameOf(version), path);
  return found && (await isSound(found, sum)) ? found.answer : undefined;
}

/**
 * The same answer built anew: a redirected one is refused for a navigation. Its headers go with it: a document that is kept may be
 * framed as little as one that is sent.
 */
const unredirected = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), { headers: answer.headers });

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
   * A kept file, of whichever build of this site: equal names are equal bytes. Files lie under their plain paths: a search
   * that leaves queries aside would open every file that is kept, for each one that is asked for.
   */
  async match(path: string): Promise<Response | undefined> {
    const own = await find(this.name, path);
    if (own) return own.answer;
    for (const name of await this.others()) {
      const found = await find(name, path);
      const sum = this.site.sums[path]?.[0];
      if (found && (sum === undefined || (await isSound(found, sum)))) return found.answer;
    }
    return undefined;
  }

  /** Where the document of this build is kept. */
  get kept(): CachedDocument {
    return { version: this.site.version, sum: this.site.sums[this.site.base]![0] };
  }

  /** The document of this build, or of the one that says where its own is kept; undefined for any but the right one. */
  document(kept = this.kept): Promise<Response | undefined> {
    return soundDocument(kept, this.site.base);
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
    if ((await sumOf(answer)) !== this.site.sums[path]?.[0]) return false;
    await (await caches.open(this.name)).put(path, copy.redirected ? await unredirected(copy) : copy);
    return true;
  }

  /** Keeps a file: from another build where the name is the same, else from the browser or the network. */
  async fetch(path: string): Promise<void> {
    const isDocument = path === this.site.base;
    const known = isDocument ? undefined : await this.match(path);
    if (known && (await this.put(path, known))) return;
    const address = isDocument ? path + cachedDocument : path;
    for (const cache of [isDocument ? 'no-cache' : 'default', 'reload'] as const) {
      const answer = await fetch(address, { cache, credentials: 'same-origin' });
      if (answer.ok && (await this.put(path, answer))) return;
      // What a portal or a failing server says is no sign of a new build.
      if (answer.status >= 500 || /html/.test(answer.headers.get('Content-Type') ?? '') !== isDocument)
        throw new TypeError(`${path}: ${answer.status}`);
    }
    throw new GoneError(path);
  }

  /** Throws away what lies in this build's cache and is no file of it. */
  async cleanse(): Promise<void> {
    const cache = await caches.open(this.name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, { ignoreVary: true });
      const { pathname, search } = new URL(request.url);
      const known = search === '' ? this.site.sums[pathname]?.[0] : undefined;
      if (answer && (await sumOf(answer)) !== known) await cache.delete(request, { ignoreVary: true });
    }
  }

  /** Removes builds older than the one before this: a page of that one may still be open. */
  async sweep(): Promise<void> {
    await Promise.all((await this.others()).slice(0, -1).map((name) => caches.delete(name)));
  }

  /** Names of the other builds' caches, in the order in which they came. */
  private async others(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== this.name);
  }
}

/** Cache beside the builds': what outlives a version. */
export const notesStore = notesCache(self.site.base);
