import { headersFor } from '../serve/headers.ts';
import {
  commonHeaders,
  documentFile,
  type Headers,
  type HostFile,
  type HostPlan,
  ownHeaders,
  places,
  types,
} from './plan.ts';

const lines = (path: string, set: Headers): string =>
  [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file of static hosts (Netlify, Cloudflare Pages and others). Where several of its rules fit one path,
 * these hosts join the values of equal headers with a comma: so no header stands in two rules that fit one path, and
 * what differs from place to place is said at each place. Other paths get the host's own `Cache-Control`, which asks
 * the server each time; their policy is that of the page, which 404.html holds in itself.
 */
export function headersFile(plan: HostPlan): HostFile {
  const { base, addresses, headers } = plan;
  const said = new Set(headers.slice(1).flatMap(({ path }) => Object.keys(ownHeaders(plan, path))));
  const pick = (set: Headers, own: boolean): Headers =>
    Object.fromEntries(Object.entries(set).filter(([name]) => said.has(name) === own));
  const whole = (path: string) => headersFor(headers, path.replace('*', '-'));
  /** What the rule of a folder around this place has said already. */
  const around = (path: string) =>
    places(plan)
      .filter((one) => one.path !== path && one.path.endsWith('*') && path.startsWith(one.path.slice(0, -1)))
      .flatMap((one) => Object.keys(pick(whole(one.path), true)));
  const without = (set: Headers, names: readonly string[]): Headers =>
    Object.fromEntries(Object.entries(set).filter(([name]) => !names.includes(name)));
  const rules = [
    lines(`${base}*`, pick(commonHeaders(plan), false)),
    lines(`${base}*.apk`, { 'Content-Type': types.apk }),
    ...addresses.map((address) => lines(address.replace(/:\w+$/, '*'), pick(whole(`${base}index.html`), true))),
    ...places(plan).map(({ path }) => lines(path, without(pick(whole(path), true), around(path)))),
  ];
  const where = base === '/' ? '' : `: move it there, the site lies in ${base}`;
  const text = `# Written by the build. For hosts that read _headers out of the published folder's top${where}.\n`;
  return { name: '_headers', text: `${text}${rules.join('\n')}\n`, inSite: true };
}

/**
 * The `_redirects` file of the same hosts: the app's addresses are rewritten, not redirected (200). The targets have no
 * ending, since some of them redirect from names with one. What is not listed gets 404.html by itself.
 */
export function redirectsFile({ base, addresses }: HostPlan): HostFile {
  const rules = addresses
    .filter((address) => address !== base)
    .map((address) => `${address} ${base}${documentFile(address.slice(base.length)).replace(/\.html$/, '')} 200`);
  return { name: '_redirects', text: `${rules.join('\n')}\n`, inSite: true };
}
