/** Letters of base64 that the list carries of each digest: 132 bits, so that nobody finds another file with the same. */
export const digestLetters = 22;

/** The document that is kept on the phone, below the site's base: the same page, its entry in files. */
export const cachedDocument = 'kept.html';

/** Some files of the site that belong together. Without `skin` or `tag` they belong to every skin, every language. */
export interface CachedChunk {
  readonly files: readonly string[];
  readonly skin?: string;
  readonly tag?: string;
}

/** What the build tells the worker: written in front of its script by `packages/site-kit/src/offline.ts`. */
export interface OfflineSite {
  /** Digest of everything below: another build, another version. */
  readonly version: string;
  /** Path that the site lies under, `/` or `/guide/`. */
  readonly base: string;
  /** Source of the expression that the app's addresses match, without query, hash and trailing slash. */
  readonly addresses: string;
  /** What the first load consists of, the document aside. */
  readonly shell: readonly string[];
  readonly chunks: readonly CachedChunk[];
  /** Per path the first `digestLetters` of its SHA-256 in base64, and its bytes on the wire. The kept document stands under `base`. */
  readonly sums: Readonly<Record<string, readonly [sum: string, bytes: number]>>;
}

/** A flow to keep: a skin in a language. */
export interface Flow {
  readonly skin: string;
  readonly tag: string;
}

/**
 * What a page asks of the worker. `keep` fetches what is missing of a flow, `look` only looks; both are answered on the
 * port that comes along. `seen` names what the page has loaded without a worker, so that a reload finds it. `handed` asks
 * on the port whether the last document was that of the build that waits: true or false. `document` is asked by the
 * active worker of the one that waits: where its document lies, and the digest of it. `take-over` asks a waiting worker
 * to begin.
 */
export type WorkerRequest =
  | { readonly ask: 'keep'; readonly flow: Flow }
  | { readonly ask: 'look'; readonly flow: Flow }
  | { readonly ask: 'seen'; readonly paths: readonly string[] }
  | { readonly ask: 'handed' }
  | { readonly ask: 'document' }
  | { readonly ask: 'take-over' };

/** Where the document of a build is kept: the version that names its cache, and its digest. */
export interface CachedDocument {
  readonly version: string;
  readonly sum: string;
}

/**
 * How much of a flow is on the phone. `whole`: it opens and runs without network. `parts`: not yet. `full`: the phone has
 * no room. `gone`: the server no longer has this build's files. `cut`: the network broke off.
 */
export type CachedFlow = 'whole' | 'parts' | 'full' | 'gone' | 'cut';

export interface WorkerResponse {
  readonly kept: CachedFlow;
  /** Bytes that are still to come over the wire until the flow is whole. */
  readonly missing: number;
}

/** Paths of a flow's files, each once: everything but other skins and other languages. */
export function filesOf(site: OfflineSite, { skin, tag }: Flow): string[] {
  const wanted = site.chunks.filter((chunk) => (chunk.skin ?? skin) === skin && (chunk.tag ?? tag) === tag);
  return [...new Set([...site.shell, ...wanted.flatMap(({ files }) => files)])];
}
