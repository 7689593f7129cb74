import type { ContentDigests } from './content-file.ts';

/** What the document's script starts loading for an address before the app runs. */
export type PreloadedRoute = readonly [
  /** Regular expression (source) for the whole path; its first group is the skin, if there is one. */
  path: string,
  /** Indices of its files in `files`. */
  files: readonly number[],
  /** Content chunks; a name that ends with a hyphen is completed with the language. */
  chunks: readonly string[],
  /** Chunks loaded if the path names no skin. */
  plain: readonly string[],
];

/**
 * The build's description of a site, as data in the document (written by `packages/site-kit/src/manifest.ts`). The
 * entry, the document's script and the screens read it there; an operator's build writes its own.
 */
export interface SiteManifest {
  /** Path of the site on the server, with a slash at both ends. */
  readonly base: string;
  /** Day of the newest fact, `YYYY-MM-DD`. */
  readonly built: string;
  /** SHA-256 of the files that the site's pages load, in hex; empty while somebody edits the guide. */
  readonly digest: string;
  readonly sums: ContentDigests;
  /** The language for readers of none of the others. */
  readonly fallback: string;
  /** Draft languages: not selected from the browser's language. */
  readonly drafts?: readonly string[];
  readonly skins: readonly string[];
  /** Files of the routes below `static/`, without `async/`. */
  readonly files: readonly string[];
  readonly routes: readonly PreloadedRoute[];
  readonly brand: SiteBrand;
}

/** The guide's default name, used when the operator sets none. */
export const ownName = 'Sideguide';

/** What an operator customizes; the rest is as in the default guide. */
export interface SiteBrand {
  /** URL of the mark. */
  readonly mark?: string;
  /** `https:`, `mailto:` or `tel:` address of the operator. */
  readonly contact?: string;
  /** Tags of the languages offered; the first is for readers of all others. */
  readonly languages?: readonly string[];
  /** Package name of the only app. */
  readonly app?: string;
  /** Schemes other than https that the link of a reader's own may have. */
  readonly schemes?: readonly string[];
}
