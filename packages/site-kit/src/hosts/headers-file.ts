import { headersFor } from '../serve/headers.ts';
import {
  commonHeaders,
  documentFile,
  type Headers,
  type HostFile,
  type HostPlan,
  ownHeaders,
  pageHeaders,
  specialPaths,
  types,
} from './plan.ts';

const lines = (path: string, set: Headers): string =>
  [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Headers that may be sent with every file: they mean nothing to any but a document. */
const harmless = ({ 'Content-Security-Policy': _policy, ...rest }: Headers): Headers => rest;

/**
 * Builds the `_headers` file for static hosts (Netlify, Cloudflare Pages and others). If several rules match a path,
 * these hosts join the values of equal headers with a comma. So no header is in two rules that match the same path, and
 * headers that differ between places are set at each place. Other paths, and with them the 404 document, whose address
 * no rule can name, get the host's own `Cache-Control`, which revalidates each time, and the headers that mean nothing
 * to any file but a document. Their CSP is that of the page, which 404.html contains; `X-Frame-Options` says what a
 * policy in a document cannot.
 */
export function headersFile(plan: HostPlan): HostFile {
  const { base, addresses, headers } = plan;
  const ofDocuments: Headers = { 'X-Frame-Options': 'DENY', ...harmless(pageHeaders(plan)) };
  const specialNames = new Set(
    headers.slice(1).flatMap(({ path }) => Object.keys(ownHeaders(plan, path)).filter((name) => !ofDocuments[name])),
  );
  const pickHeaders = (set: Headers, isSpecial: boolean): Headers =>
    Object.fromEntries(Object.entries(set).filter(([name]) => specialNames.has(name) === isSpecial));
  const allHeaders = (path: string) => headersFor(headers, path.replace('*', '-'));
  /** Returns the names of the headers that the rule of an enclosing folder already sets. */
  const inheritedNames = (path: string) =>
    specialPaths(plan)
      .filter((outer) => outer.path !== path && outer.path.endsWith('*') && path.startsWith(outer.path.slice(0, -1)))
      .flatMap((outer) => Object.keys(pickHeaders(allHeaders(outer.path), true)));
  const without = (set: Headers, names: readonly string[]): Headers =>
    Object.fromEntries(Object.entries(set).filter(([name]) => !names.includes(name)));
  const rules = [
    lines(`${base}*`, { ...pickHeaders(commonHeaders(plan), false), ...ofDocuments }),
    lines(`${base}*.apk`, { 'Content-Type': types.apk }),
    ...addresses.map((address) =>
      lines(address.replace(/:\w+$/, '*'), pickHeaders(allHeaders(`${base}index.html`), true)),
    ),
    ...specialPaths(plan).map(({ path }) =>
      lines(path, without(pickHeaders(allHeaders(path), true), inheritedNames(path))),
    ),
  ];
  const folderNote = base === '/' ? '' : `: move it there, the site lies in ${base}`;
  const text = `# Written by the build. For hosts that read _headers out of the published folder's top${folderNote}.\n`;
  return { name: '_headers', text: `${text}${rules.join('\n')}\n`, inSite: true };
}

/**
 * Builds the `_redirects` file for the same hosts: the app's addresses are rewritten, not redirected (200). The targets
 * have no file ending, because some hosts redirect names that have one. Addresses that are not listed get 404.html
 * automatically.
 */
export function redirectsFile({ base, addresses }: HostPlan): HostFile {
  const rules = addresses
    .filter((address) => address !== base)
    .map((address) => `${address} ${base}${documentFile(address.slice(base.length)).replace(/\.html$/, '')} 200`);
  return { name: '_redirects', text: `${rules.join('\n')}\n`, inSite: true };
}
