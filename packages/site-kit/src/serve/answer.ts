import { headersFor } from './headers.ts';
import { hasTag, pickEncoding, pickPart } from './negotiate.ts';
import type { ServedFile, Site } from './site.ts';

/** What is read of a request: the header fields have lower-case names. */
export interface SiteRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A whole answer; a HEAD gets the same, and the body is left out when it is sent. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The answer of a site to any request at all. Never throws, and reads nothing but the site's own memory. */
export function respond(site: Site, request: SiteRequest): SiteResponse {
  const url = request.url ?? '';
  const path = pathOf(url);
  const page = `${site.base}index.html`;
  // No file is called so: what the rules say of everything.
  const common = headersFor(site.headers, `${site.base}-`);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Its body is not read: the connection is of no more use.
    return text(405, 'Method not allowed', { ...common, Allow: 'GET, HEAD', Connection: 'close' });
  }
  const file = path === undefined ? undefined : site.files.get(path);
  if (file) return resource(request, file, headersFor(site.headers, path));
  if (path !== undefined && `${path}/` === site.base) {
    const location = site.base + (/\?[!-~]*/.exec(url)?.[0] ?? '');
    return text(308, 'Moved', { ...common, Location: location });
  }
  const found = path === undefined ? undefined : site.documents.find(({ paths }) => paths.test(path));
  if (found) return resource(request, found.page, headersFor(site.headers, path, page));
  const vary = { Vary: 'Accept, Accept-Encoding' };
  if (!field(request, 'accept')?.includes('text/html')) return text(404, 'Not found', { ...common, ...vary });
  return unknown(request, site.unknown, { ...headersFor(site.headers, path, page), ...vary });
}

const field = (request: SiteRequest, name: string): string | undefined => {
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

function resource(request: SiteRequest, { type, copies }: ServedFile, set: Record<string, string>): SiteResponse {
  // A part of a compressed file is of use to nobody: who asks for one gets it of the plain file.
  const range = request.method === 'GET' ? field(request, 'range') : undefined;
  const encoding = range ? 'identity' : pickEncoding(field(request, 'accept-encoding'), (name) => copies.has(name));
  const { body, tag } = copies.get(encoding)!;
  const headers = { ...set, ETag: tag, ...(copies.size > 1 ? { Vary: 'Accept-Encoding' } : {}) };
  if (hasTag(field(request, 'if-none-match'), tag)) return { status: 304, headers, body: Buffer.alloc(0) };
  const whole: Record<string, string> = { ...headers, 'Accept-Ranges': 'bytes', 'Content-Type': type };
  if (encoding !== 'identity') whole['Content-Encoding'] = encoding;
  const same = field(request, 'if-range') === undefined || hasTag(field(request, 'if-range'), tag);
  const part = same ? pickPart(range, body.length) : undefined;
  if (part === 'unsatisfiable')
    return text(416, 'Range not satisfiable', { ...headers, 'Content-Range': `bytes */${body.length}` });
  if (!part) return { status: 200, headers: whole, body };
  const headersOfPart = { ...whole, 'Content-Range': `bytes ${part.start}-${part.end}/${body.length}` };
  return { status: 206, headers: headersOfPart, body: body.subarray(part.start, part.end + 1) };
}

/** The app again, which shows its error screen. A missing file of the build must not leave a 404 in a cache for a year. */
function unknown(request: SiteRequest, { type, copies }: ServedFile, set: Record<string, string>): SiteResponse {
  const encoding = pickEncoding(field(request, 'accept-encoding'), (name) => copies.has(name));
  const headers = { ...set, 'Content-Type': type, 'Cache-Control': 'no-cache' };
  return {
    status: 404,
    headers: encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding },
    body: copies.get(encoding)!.body,
  };
}

const text = (status: number, words: string, headers: Record<string, string>): SiteResponse => ({
  status,
  headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  body: Buffer.from(`${words}\n`),
});
