import { type HeaderRule, headersFor } from '../serve/headers.ts';

/** What is written out for each kind of web server. */
export interface HostPlan {
  /** Folder of the server that the site lies in, with a slash at both ends. */
  readonly base: string;
  /** Addresses of the app, below the base; parameters as `:name`. */
  readonly addresses: readonly string[];
  /** The first rule is for everything, one is for the document, the others for single places. */
  readonly headers: readonly HeaderRule[];
}

/** One file for operators: its text, and where it belongs. */
export interface HostFile {
  readonly name: string;
  readonly text: string;
  /** True for what the server reads out of the site's own folder. */
  readonly inSite?: boolean;
}

/**
 * The types of the site's files, of those that a later build may write (a server keeps the settings of its first day), and
 * of the operator's own app beside them: servers do not know some of them, or know them under old names.
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

/** Endings of all of them. */
export const endings = Object.keys(types) as (keyof typeof types)[];

export const typeOf = (path: string): string => types[path.split('.').at(-1) as keyof typeof types] ?? types.txt;

/** A pattern that matches the text itself. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern (PCRE and RE2 alike) of an address of the app, without the base and its slashes. */
export const pathPattern = (address: string): string => literal(address).replace(/:\w+/g, '[^/]+');

/** Folder of an address below the base, in the site: a folder for each segment; a parameter is `_any`. */
const folderOf = (address: string): string => `_addresses/${address.replace(/:\w+/g, '_any')}`;

/** Name of the document of an address in its folder, without its ending. */
export const documentName = '_document';

/** The document of an address below the base, with the first words of its screen. That of the base itself is `index.html`. */
export const documentFile = (address: string): string => `${folderOf(address)}/${documentName}.html`;

/**
 * Empty files that tell nginx and Caddy the addresses of the app: their settings stay as they are when a release has one
 * more.
 */
export const addressFiles = ({ base, addresses }: HostPlan): string[] =>
  addresses
    .map((address) => address.slice(base.length))
    .filter(Boolean)
    .map((address) => `${folderOf(address)}/_page`);

/** Pattern (PCRE and RE2 alike) of what may be an address: segments without a dot, or signs that mean more to a server. */
export const namePattern = (base: string, whole: string, above: string): string => {
  const segment = String.raw`[^./*?\[\]{}]+`;
  return `^${literal(base)}(${whole}(?:(${above}${segment}(?:/${segment})*)/)?${segment})/?$`;
};

/** Files of the site that nobody may ask for, as in our own server; below `.well-known/` there are none. */
export const hiddenPattern = String.raw`/[._]|/(?:site\.json|index\.html|404\.(?:html|txt))$|\.(?:map|br|gz)$`;

export type Headers = Readonly<Record<string, string>>;

/** Headers of everything. */
export const commonHeaders = ({ headers }: HostPlan): Headers => headersFor(headers.slice(0, 1), headers[0]!.path);

/** What the rules say at one place beside that: the document's own headers, or those of a place. */
export const ownHeaders = (plan: HostPlan, path: string): Headers => {
  const common = commonHeaders(plan);
  const whole = headersFor(plan.headers, path.replace('*', '-'));
  return Object.fromEntries(Object.entries(whole).filter(([name, value]) => common[name] !== value));
};

/** Headers that the app's document has beside those of everything. */
export const pageHeaders = (plan: HostPlan): Headers => ownHeaders(plan, `${plan.base}index.html`);

/** The places that have headers of their own beside those of everything: path as the rules have it. */
export const places = (plan: HostPlan): { path: string; set: Headers }[] =>
  plan.headers
    .slice(1)
    .filter(({ path }) => path !== `${plan.base}index.html`)
    .map(({ path }) => ({ path, set: ownHeaders(plan, path) }));

/** A text between quotation marks, as all of the servers have them. */
export function quoted(text: string): string {
  if (/["\\$`{}%\n\r]/.test(text)) throw new Error(`This cannot be written into a server's settings: ${text}`);
  return `"${text}"`;
}
