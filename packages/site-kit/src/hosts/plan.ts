import { type HeaderRule, headersFor } from '../serve/headers.ts';

/** The input for the settings of every kind of web server. */
export interface HostPlan {
  /** Server folder of the site, with a slash at both ends. */
  readonly base: string;
  /** Addresses of the app, including the base; parameters as `:name`. */
  readonly addresses: readonly string[];
  /** The first rule applies to everything, one to the document, and the others to single places. */
  readonly headers: readonly HeaderRule[];
}

/** A settings file for operators. */
export interface HostFile {
  readonly name: string;
  readonly text: string;
  /** True if the server reads the file from the site's own folder. */
  readonly inSite?: boolean;
}

/**
 * MIME types of the site's files, of files that a later build may add (a server keeps its first settings), and of the
 * operator's own app next to them. Servers do not know some of them, or use an outdated type.
 */
export const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  apk: 'application/vnd.android.package-archive',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
} as const;

/** All file endings in `types`. */
export const endings = Object.keys(types) as (keyof typeof types)[];

/** Returns the MIME type for a file ending without its dot; undefined for one that the site does not have. */
export const typeOf = (ending: string): string | undefined => types[ending as keyof typeof types];

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern (valid in PCRE and RE2) for an address of the app, without the base and its slashes. */
export const pathPattern = (address: string): string => escapeRegExp(address).replace(/:\w+/g, '[^/]+');

/** Returns the folder in the site for an address without the base, one per segment; a parameter is `_any`. */
const folderOf = (address: string): string => `_addresses/${address.replace(/:\w+/g, '_any')}`;

/** File name, without its ending, of an address's document in its folder. */
export const documentName = '_document';

/**
 * Returns the path of the document for an address without the base; it contains the first words of its screen. The
 * document of the base itself is `index.html`.
 */
export const documentFile = (address: string): string => `${folderOf(address)}/${documentName}.html`;

/** Returns empty files that tell nginx and Caddy the app's addresses, so that settings stay valid when one is added. */
export const addressFiles = ({ base, addresses }: HostPlan): string[] =>
  addresses
    .map((address) => address.slice(base.length))
    .filter(Boolean)
    .map((address) => `${folderOf(address)}/_page`);

/** Segments of addresses without parameters: no dots, no characters that a server treats specially. */
const segments = String.raw`[^./*?\[\]{}]+(?:/[^./*?\[\]{}]+)*`;

/** Returns a pattern (PCRE and RE2) for addresses without a parameter. `group`: names the group of what follows the base. */
export const namePattern = (base: string, group: string): string => `^${escapeRegExp(base)}(${group}${segments})/?$`;

/** Returns a pattern for addresses that end with a parameter, which may be any text. `group`: of what precedes it. */
export const parameterPattern = (base: string, group: string): string =>
  `^${escapeRegExp(base)}(${group}${segments})/[^/]+/?$`;

/** Files of the site that must not be served, as in our own server; below `.well-known/` there are none. */
export const hiddenPattern = String.raw`/[._]|/(?:site\.json|index\.html|404\.(?:html|txt))$|\.(?:map|br|gz)$`;

export type Headers = Readonly<Record<string, string>>;

/** Returns the headers that are sent with every response. */
export const commonHeaders = ({ headers }: HostPlan): Headers => headersFor(headers.slice(0, 1), headers[0]!.path);

/** Returns the headers of one path that differ from the common ones: those of the document, or of a place. */
export const ownHeaders = (plan: HostPlan, path: string): Headers => {
  const common = commonHeaders(plan);
  const all = headersFor(plan.headers, path.replace('*', '-'));
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => common[name] !== value));
};

/** Returns the headers that only the app's document has. */
export const pageHeaders = (plan: HostPlan): Headers => ownHeaders(plan, `${plan.base}index.html`);

/** Returns the places that have headers of their own; paths as in the rules. */
export const specialPaths = (plan: HostPlan): { path: string; set: Headers }[] =>
  plan.headers
    .slice(1)
    .filter(({ path }) => path !== `${plan.base}index.html`)
    .map(({ path }) => ({ path, set: ownHeaders(plan, path) }));

/** Quotes a text for all servers' settings. Throws an Error if one of them treats a character specially. */
export function quote(text: string): string {
  if (/["\\$`{}%\n\r]/.test(text)) throw new Error(`This cannot be written into a server's settings: ${text}`);
  return `"${text}"`;
}

/** Returns a function that writes a block of a server's settings, its lines indented by this text. */
export const blocks =
  (indent: string) =>
  (head: string, ...body: readonly string[]): string =>
    `${head} {\n${body
      .filter(Boolean)
      .join('\n')
      .replace(/^(?=.)/gm, indent)}\n}`;
