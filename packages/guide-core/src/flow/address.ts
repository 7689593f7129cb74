// In the first load.
import { base } from './base.ts';

/**
 * Everything but the language lives in the address (product book, 2.2):
 * `/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=cn&lang=ur&labels=en#allow-source`.
 */
export interface Address {
  readonly path: string;
  readonly app?: string | undefined;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
  readonly lang?: string | undefined;
  readonly labels?: string | undefined;
  /** Words that the field is to answer: `/service?say=restricted`. No link carries them on. */
  readonly say?: string | undefined;
  /** Helper's view: the language that the reader who is being helped reads. */
  readonly helper?: string | undefined;
  /** The hash: a step, or a message. */
  readonly step?: string | undefined;
}

export const parameters = ['app', 'os', 'rom', 'lang', 'labels', 'helper', 'say'] as const;
export type Parameter = (typeof parameters)[number];

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text; // a broken percent sequence is kept as it stands, and then found to be unknown
  }
};

/** Reads a search string; the first of two equal parameters counts, unknown and empty ones are left out. */
function readSearch(search: string): Partial<Record<Parameter, string>> {
  const found: Partial<Record<Parameter, string>> = {};
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at)) as Parameter;
    const value = at < 0 ? '' : decode(pair.slice(at + 1));
    if (parameters.includes(name) && value && found[name] === undefined) found[name] = value;
  }
  return found;
}

/** An encoded slash stays inside its segment, as the server has it. */
const decodeSegment = (segment: string): string => (decode(segment).includes('/') ? segment : decode(segment));

/** Path without slashes at its end; the root is `/`. Broken percent sequences stay as they are. */
const cleanPath = (path: string): string =>
  path.split('/').map(decodeSegment).join('/').replace(/^\/+/, '/').replace(/\/+$/, '') || '/';

/** The path below the site's folder. What lies beside the folder is no address of ours, and no screen has a dot. */
const belowBase = (path: string): string => {
  if (base === '') return path;
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : '/.';
};

/** Parts of a URL, as `location` and `URL` have them. */
export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Never throws: whatever stands in the address, there is an answer. Values are not checked here. */
export function parseAddress(url: UrlParts): Address {
  const step = decode(url.hash.replace(/^#/, ''));
  return { path: cleanPath(belowBase(url.pathname)), ...readSearch(url.search), ...(step ? { step } : {}) };
}

/** The address as a link's `href`: parameters in one fixed order, absent ones left out. */
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
