import { hasTag, pickEncoding, pickPart } from '#cli/serve/negotiate.ts';
import type { Resource, Site } from '#cli/serve/site.ts';

/** What is read of a request: the header fields have lower-case names. */
export interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A whole answer; a HEAD gets the same, and the body is left out when it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The answer of a site to any request at all. Never throws, and reads nothing but the site's own memory. */
export function answer(site: Site, request: Asked): Answer {
  const url = request.url ?? '';
  const path = pathOf(url);
  const page = `${site.base}index.html`;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Its body is not read: the connection is of no more use.
    const headers = { ...headersFor(site, page), allow: 'GET, HEAD', connection: 'close' };
    return text(405, 'Method not allowed', headers);
  }
  const file = path === undefined ? undefined : site.files.get(path);
  if (file) return resource(request, file, headersFor(site, path));
  if (path !== undefined && `${path}/` === site.base) {
    const location = site.base + (/\?[!-~]*/.exec(url)?.[0] ?? '');
    return text(308, 'Moved', { ...headersFor(site, page), location });
  }
  if (path !== undefined && site.known.test(path))
    return resource(request, site.document, headersFor(site, path, page));
  const headers = { ...headersFor(site, path, page), vary: 'accept, accept-encoding' };
  const html = field(request, 'accept')?.includes('text/html');
  return html ? unknown(request, site.document, headers) : text(404, 'Not found', headers);
}

const field = (request: Asked, name: string): string | undefined => {
  const value = request.headers[name];
  return value === undefined ? undefined : String(value);
};

/**
 * The path of a request, decoded, without query. Undefined for what no browser asks for: broken percent sequences,
 * climbing segments in any spelling, empty segments, another site's address.
 */
function pathOf(url: string): string | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  try {
    const parts = decodeURIComponent(raw).split(/[/\\]/);
    if (!raw.startsWith('/') || raw.includes('//') || parts.includes('.') || parts.includes('..')) return undefined;
    // An encoded slash stays inside its segment.
    return decodeURI(raw);
  } catch {
    return undefined;
  }
}

/** The site's headers for something that has these paths; names in lower case, so that later ones win. */
function headersFor(site: Site, ...paths: readonly (string | undefined)[]): Record<string, string> {
  const found: Record<string, string> = {};
  const matches = (at: string) =>
    paths.some((path) => (at.endsWith('*') ? path?.startsWith(at.slice(0, -1)) : path === at));
  for (const { path, set } of site.headers) {
    if (matches(path)) for (const [name, value] of Object.entries(set)) found[name.toLowerCase()] = value;
  }
  return found;
}

function resource(request: Asked, { type, copies }: Resource, set: Record<string, string>): Answer {
  // A part of a compressed file is of use to nobody: who asks for one gets it of the plain file.
  const range = request.method === 'GET' ? field(request, 'range') : undefined;
  const encoding = range ? 'identity' : pickEncoding(field(request, 'accept-encoding'), (name) => copies.has(name));
  const { body, tag } = copies.get(encoding)!;
  const headers = { ...set, etag: tag, ...(copies.size > 1 ? { vary: 'accept-encoding' } : {}) };
  if (hasTag(field(request, 'if-none-match'), tag)) return { status: 304, headers, body: Buffer.alloc(0) };
  const whole: Record<string, string> = { ...headers, 'accept-ranges': 'bytes', 'content-type': type };
  if (encoding !== 'identity') whole['content-encoding'] = encoding;
  const same = field(request, 'if-range') === undefined || hasTag(field(request, 'if-range'), tag);
  const part = same ? pickPart(range, body.length) : undefined;
  if (part === 'unsatisfiable')
    return text(416, 'Range not satisfiable', { ...headers, 'content-range': `bytes */${body.length}` });
  if (!part) return { status: 200, headers: whole, body };
  const headersOfPart = { ...whole, 'content-range': `bytes ${part.start}-${part.end}/${body.length}` };
  return { status: 206, headers: headersOfPart, body: body.subarray(part.start, part.end + 1) };
}

/** The app again, which shows its error screen. A missing file of the build must not leave a 404 in a cache for a year. */
function unknown(request: Asked, { type, copies }: Resource, set: Record<string, string>): Answer {
  const encoding = pickEncoding(field(request, 'accept-encoding'), (name) => copies.has(name));
  const headers = { ...set, 'content-type': type, 'cache-control': 'no-cache' };
  return {
    status: 404,
    headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
    body: copies.get(encoding)!.body,
  };
}

const text = (status: number, words: string, headers: Record<string, string>): Answer => ({
  status,
  headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  body: Buffer.from(`${words}\n`),
});
