import { base } from './base.ts';

/**
 * The URL as data. Everything but the language is in the address (docs/contract.md):
 * `/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=cn&lang=ur&labels=en#allow-source`.
 */
export interface Address {
  readonly path: string;
  readonly app?: string | undefined;
  /** The name on the phone, as the reader tapped it; absent for the first name of a skin. */
  readonly maker?: string | undefined;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
  readonly lang?: string | undefined;
  readonly labels?: string | undefined;
  /** Question to put into the search field: `/service?say=restricted`. Links do not carry it over. */
  readonly say?: string | undefined;
  /** Helper's view: the language of the reader who is being helped. */
  readonly helper?: string | undefined;
  /** A link of the reader's own, to open at the end: see `nextLink`. */
  readonly next?: string | undefined;
  /** The hash: id of a step or a message. */
  readonly step?: string | undefined;
}

/** Names of the parameters, in the order in which they are written. */
export const parameters = ['app', 'maker', 'os', 'rom', 'lang', 'labels', 'helper', 'say', 'next'] as const;
export type Parameter = (typeof parameters)[number];

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text; // a malformed percent sequence is returned unchanged; validation reports it as unknown later
  }
};

/** Parses a query string. The first of duplicate parameters wins; unknown and empty ones are dropped. */
function readSearch(search: string): Partial<Record<Parameter, string>> {
  const values: Partial<Record<Parameter, string>> = {};
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals)) as Parameter;
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (parameters.includes(name) && value && values[name] === undefined) values[name] = value;
  }
  return values;
}

/** Decodes a path segment unless it contains an encoded slash, which stays encoded, as on the server. */
const decodeSegment = (segment: string): string => (decode(segment).includes('/') ? segment : decode(segment));

/** Returns the path without trailing slashes; the root is `/`. Malformed percent sequences stay as they are. */
const cleanPath = (path: string): string =>
  path.split('/').map(decodeSegment).join('/').replace(/^\/+/, '/').replace(/\/+$/, '') || '/';

/** Returns the path below the site's base; for a path outside it `/.`, which matches no route. */
const belowBase = (path: string): string => {
  if (base === '') return path;
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : '/.';
};

/** Parts of a URL, with the names that `location` and `URL` use. */
export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Parses a URL into an address. Never throws; values are not validated here. */
export function parseAddress(url: UrlParts): Address {
  const step = decode(url.hash.replace(/^#/, ''));
  return { path: cleanPath(belowBase(url.pathname)), ...readSearch(url.search), ...(step ? { step } : {}) };
}

/** Formats the address as a link's `href`: parameters in a fixed order, absent ones left out. */
export function formatAddress(address: Address): string {
  const search = parameters
    .filter((name) => address[name])
    .map((name) => `${name}=${encodeURIComponent(address[name]!)}`)
    .join('&');
  const path = address.path.split('/').map(encodeURIComponent).join('/');
  return (
    (base ? base + path : path) +
    (search ? `?${search}` : '') +
    (address.step ? `#${encodeURIComponent(address.step)}` : '')
  );
}
