import type { ContentDigests } from './content-file.ts';

/** What the document's script asks for at an address, before the app runs. */
export type HintedRoute = readonly [
  /** Source of an expression for the whole path; its first group is a skin, where there is one. */
  path: string,
  /** Places of its files in `files`. */
  files: readonly number[],
  /** Chunks of content; a hyphen at the end stands before the language. */
  chunks: readonly string[],
  /** Chunks that are asked for where the path names no skin. */
  plain: readonly string[],
];

/**
 * What the build says of a site, as data in the document (`packages/site-kit/src/manifest.ts` writes it): the entry, the document's
 * script and the screens read it there, and an operator's build writes its own.
 */
export interface SiteManifest {
  /** Folder of the server, with a slash at both ends. */
  readonly base: string;
  /** Day of the newest fact, `YYYY-MM-DD`. */
  readonly built: string;
  /** Digests of the content's chunks. */
  readonly sums: ContentDigests;
  /** The language for those who read no other. */
  readonly fallback: string;
  /** Languages in the making: no browser's language leads to them. */
  readonly drafts?: readonly string[];
  readonly skins: readonly string[];
  /** Files of the routes below `static/`, without `async/`. */
  readonly files: readonly string[];
  readonly routes: readonly HintedRoute[];
  readonly brand: SiteBrand;
}

/** What an operator says of the guide; the rest is as in our own. */
export interface SiteBrand {
  /** Address of the mark. */
  readonly mark?: string;
  /** `https:`, `mailto:` or `tel:` address of those who run it. */
  readonly contact?: string;
  /** Tags of the languages that are offered; the first is for readers of all others. */
  readonly languages?: readonly string[];
  /** Package name of the only app. */
  readonly app?: string;
}
