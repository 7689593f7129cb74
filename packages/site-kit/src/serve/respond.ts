import { headersFor } from './headers.ts';
import { hasTag, parseRange, pickEncoding } from './negotiate.ts';
import type { ServedFile, Site } from './site.ts';

/** The parts of a request that are used; header names are in lower case. */
export interface SiteRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A complete response. A HEAD request gets the same one; the body is left out when it is sent. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Returns the response of a site to any request. Never throws, and reads only from memory. */
export function respond(site: Site, request: SiteRequest): SiteResponse {
  const url = request.url ?? '';
  const path = pathOf(url);
  const page = `${site.base}index.html`;
  // No file has this name, so only the rules for everything match.
  const common = headersFor(site.headers, `${site.base}-`);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // The request body is not read, so the connection cannot be reused.
    return text(405, 'Method not allowed', { ...common, Allow: 'GET, HEAD', Connection: 'close' });
  }
  const file = path === undefined ? undefined : site.files.get(path);
  if (file) return resource(request, file, headersFor(site.headers, path));
  if (path !== undefined && `${path}/` === site.base) {
    const location = site.base + (/\?[!-~]*/.exec(url)?.[0] ?? '');
    return text(308, 'Moved', { ...common, Location: location });
  }
  const document = path === undefined ? undefined : site.documents.find(({ paths }) => paths.test(path));
  if (document) return resource(request, document.page, headersFor(site.headers, path, page));
  const vary = { Vary: 'Accept, Accept-Encoding' };
  if (!header(request, 'accept')?.includes('text/html')) return text(404, 'Not found', { ...common, ...vary });
  return notFound(request, site.notFound, { ...headersFor(site.headers, path, page), ...vary });
}

const header = (request: SiteRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return value === undefined ? undefined : String(value);
};

/**
 * Returns the decoded path of a request without its query. Undefined for paths that no browser requests: invalid
 * percent-encoding, path traversal in any spelling, empty segments, encoded slashes, the URL of another site.
 */
function pathOf(url: string): string | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  try {
    const parts = decodeURIComponent(raw).split(/[/\\]/);
    if (!raw.startsWith('/') || /\/\/|%2f/i.test(raw) || parts.includes('.') || parts.includes('..')) return undefined;
    return decodeURI(raw);
  } catch {
    return undefined;
  }
}

function resource(
  request: SiteRequest,
  { type, copies }: ServedFile,
  ruleHeaders: Record<string, string>,
): SiteResponse {
  // A range of a compressed file is useless, so range requests are answered from the uncompressed file.
  const range = request.method === 'GET' ? header(request, 'range') : undefined;
  const encoding = range ? 'identity' : pickEncoding(header(request, 'accept-encoding'), (name) => copies.has(name));
  const { body, tag } = copies.get(encoding)!;
  const headers = { ...ruleHeaders, ETag: tag, ...(copies.size > 1 ? { Vary: 'Accept-Encoding' } : {}) };
  if (hasTag(header(request, 'if-none-match'), tag)) return { status: 304, headers, body: Buffer.alloc(0) };
  const fileHeaders: Record<string, string> = { ...headers, 'Accept-Ranges': 'bytes', 'Content-Type': type };
  if (encoding !== 'identity') fileHeaders['Content-Encoding'] = encoding;
  const isSameVersion = header(request, 'if-range') === undefined || hasTag(header(request, 'if-range'), tag);
  const part = isSameVersion ? parseRange(range, body.length) : undefined;
  if (part === 'unsatisfiable')
    return text(416, 'Range not satisfiable', { ...headers, 'Content-Range': `bytes */${body.length}` });
  if (!part) return { status: 200, headers: fileHeaders, body };
  const headersOfPart = { ...fileHeaders, 'Content-Range': `bytes ${part.start}-${part.end}/${body.length}` };
  return { status: 206, headers: headersOfPart, body: body.subarray(part.start, part.end + 1) };
}

/** Returns the app again, which shows its error screen. The 404 of a build's file must not be cached for a year. */
function notFound(
  request: SiteRequest,
  { type, copies }: ServedFile,
  ruleHeaders: Record<string, string>,
): SiteResponse {
  const encoding = pickEncoding(header(request, 'accept-encoding'), (name) => copies.has(name));
  const headers = { ...ruleHeaders, 'Content-Type': type, 'Cache-Control': 'no-cache' };
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
