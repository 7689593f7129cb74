/** Base64 characters kept of each digest: 132 bits, enough that nobody can find another file with them. */
export const digestLetters = 22;

/** The cached document, below the site's base: the same page, with its entry in separate files. */
export const cachedDocument = 'kept.html';

/** Files of the site that belong together. Without `skin` or `tag` they belong to every skin or every language. */
export interface CachedChunk {
  readonly files: readonly string[];
  readonly skin?: string;
  readonly tag?: string;
  /** True if no step waits for them: they are cached last. */
  readonly isLate?: true;
}

/** What the build tells the service worker: prepended to its script by `packages/site-kit/src/offline.ts`. */
export interface OfflineSite {
  /** Digest of everything below: it differs between builds. */
  readonly version: string;
  /** Path of the site, `/` or `/guide/`. */
  readonly base: string;
  /** Regular expression (source) for the app's addresses, without query, hash and trailing slash. */
  readonly addresses: string;
  /** Files of the first load, without the document. */
  readonly shell: readonly string[];
  readonly chunks: readonly CachedChunk[];
  /** Per path the first `digestLetters` of its SHA-256 in base64, and its size on the wire. `base` is the document. */
  readonly sums: Readonly<Record<string, readonly [sum: string, bytes: number]>>;
}

/** A flow to cache: a skin in a language. */
export interface Flow {
  readonly skin: string;
  readonly tag: string;
}

/**
 * Requests from a page to the service worker. `keep` fetches the missing files of a flow, or only those that its steps
 * wait for; `look` only checks; both are answered on the port that is sent along. `seen` names what the page loaded
 * without a worker, so that a reload finds it in the cache. `cached` asks on the port which guides are on the phone.
 * `handed` asks on the port whether the last document came from the waiting build: true or false. `document` is sent by
 * the active worker to the waiting one to ask for the location and digest of its document. `take-over` tells a waiting
 * worker to activate.
 */
export type WorkerRequest =
  | { readonly ask: 'keep'; readonly flow: Flow; readonly part?: 'steps' }
  | { readonly ask: 'look'; readonly flow: Flow }
  | { readonly ask: 'seen'; readonly paths: readonly string[] }
  | { readonly ask: 'cached' }
  | { readonly ask: 'handed' }
  | { readonly ask: 'document' }
  | { readonly ask: 'take-over' };

/** A language whose words are on the phone; with `skin`, a flow that is completely cached. */
export interface CachedGuide {
  readonly tag: string;
  readonly skin?: string;
}

/** Where a build's document is cached: the version in its cache's name, and its digest. */
export interface CachedDocument {
  readonly version: string;
  readonly sum: string;
}

/**
 * How much of a flow is cached on the phone. `whole`: it opens and runs offline. `parts`: not yet. `full`: the phone
 * has no space left. `denied`: the browser's storage refuses, or is damaged. `gone`: the server no longer has this build's
 * files. `cut`: the network connection failed.
 */
export type CachedFlow = 'whole' | 'parts' | 'full' | 'denied' | 'gone' | 'cut';

/** The worker's answer to a request about a flow. */
export interface WorkerResponse {
  readonly kept: CachedFlow;
  /** Bytes still to be downloaded until the flow is complete. */
  readonly missing: number;
}

/**
 * Returns the paths of a flow's files without duplicates: everything but other skins and other languages, or of that only
 * what its steps wait for.
 */
export function filesOf(site: OfflineSite, { skin, tag }: Flow, part?: 'steps'): string[] {
  const chunks = site.chunks.filter(
    (chunk) => (chunk.skin ?? skin) === skin && (chunk.tag ?? tag) === tag && !(part && chunk.isLate),
  );
  return [...new Set([...site.shell, ...chunks.flatMap(({ files }) => files)])];
}
