import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** What the build tells a server, `dist/site.json`. */
interface Site {
  /** Addresses of the app: concrete paths, and patterns with one segment per `:param`. */
  readonly addresses: readonly string[];
  /** Headers per path, exact or a prefix ending in `*`; later entries win per header name. */
  readonly headers: readonly { readonly path: string; readonly set: Readonly<Record<string, string>> }[];
}

/** The document's own path: its entries in `site.json` hold wherever the document is the answer. */
const documentPath = '/index.html';
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof encodings)[number]['name'];

/** Files that lie in `dist` and are nobody's business; the compressed copies too. */
const hidden = /^\/(site\.json|index\.html|404\.html)(\.br|\.gz)?$|\.map(\.br|\.gz)?$/;

/**
 * Serves a built site: its files, and `index.html` for the addresses of the app. An unknown address
 * is answered 404, with the app for those who accept HTML, so that its own error screen speaks.
 * `dist` is read once, here: a new build needs a new server. Throws if `dist` holds no built site.
 */
export function createGuideServer({ dist }: { readonly dist: string }): Server {
  const site = readSite(dist);
  const document = readDocument(dist);
  const files = sirv(dist, { brotli: true, gzip: true, etag: true, extensions: [] });

  return createServer((request, response) => {
    const path = pathOf(request.url ?? '');
    setHeaders(response, site, [path]);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const accepted = acceptedEncodings(request);
    const answerWithApp = () => {
      const status = path !== undefined && site.addresses.some((address) => isAddress(address, path)) ? 200 : 404;
      if (status === 404 && !request.headers.accept?.includes('text/html')) return sendText(response, 404, 'Not found');
      setHeaders(response, site, [path, documentPath]);
      sendDocument(response, status, document, accepted);
    };
    // The file is looked for on disk although sirv knows its list: one that a new build took away
    // since the start would end the process (sirv's read stream has no error handler).
    if (path === undefined || hidden.test(path) || !existsSync(join(dist, path))) return answerWithApp();
    // sirv looks for the letters "br" and "gzip" only, and a range that ends before it begins throws.
    request.headers['accept-encoding'] = accepted.join(', ');
    delete request.headers.range;
    files(request, response, answerWithApp);
  });
}

function readSite(dist: string): Site {
  const file = join(dist, 'site.json');
  if (!existsSync(file)) throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  return JSON.parse(readFileSync(file, 'utf8')) as Site;
}

/** The document as it is, and in every encoding the build left beside it. */
function readDocument(dist: string): ReadonlyMap<Encoding | 'identity', Buffer> {
  const file = join(dist, documentPath);
  const bodies = new Map<Encoding | 'identity', Buffer>([['identity', readFileSync(file)]]);
  for (const { name, suffix } of encodings) {
    if (existsSync(file + suffix)) bodies.set(name, readFileSync(file + suffix));
  }
  return bodies;
}

/** Whether a path without its trailing slash is this address; `:param` stands for any one segment. */
function isAddress(address: string, path: string): boolean {
  const segments = path.split('/');
  const parts = address.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
  );
}

/**
 * The path of a request, decoded, without query and without one trailing slash. Undefined for what no
 * browser asks for: broken percent sequences, climbing segments in any spelling, empty segments.
 */
function pathOf(url: string): string | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  try {
    const climbs = decodeURIComponent(raw)
      .split(/[/\\]/)
      .some((part) => part === '.' || part === '..');
    if (!raw.startsWith('/') || raw.includes('//') || climbs) return undefined;
    // decodeURI, as sirv does: an encoded slash stays inside its segment.
    return decodeURI(raw).replace(/(.)\/$/s, '$1');
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, site: Site, paths: readonly (string | undefined)[]): void {
  const applies = (at: string) =>
    at === '/*' || paths.some((path) => (at.endsWith('*') ? path?.startsWith(at.slice(0, -1)) : path === at));
  for (const { path: at, set } of site.headers) {
    if (applies(at)) for (const [name, value] of Object.entries(set)) response.setHeader(name, value);
  }
}

/** The encodings of ours that the request names and does not refuse with `q=0`, best first. */
function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const wanted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return encodings.map(({ name }) => name).filter((name) => wanted.includes(name));
}

function sendDocument(
  response: ServerResponse,
  status: 200 | 404,
  document: ReadonlyMap<Encoding | 'identity', Buffer>,
  accepted: readonly Encoding[],
): void {
  const encoding = accepted.find((name) => document.has(name)) ?? 'identity';
  // A missing file under `/static/` must not leave a 404 in a cache for a year.
  if (status === 404 || !response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  send(response, status, 'text/html; charset=utf-8', document.get(encoding)!);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  send(response, status, 'text/plain; charset=utf-8', Buffer.from(`${text}\n`));
}

/** Node leaves the body out by itself when the request was a HEAD. */
function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(body);
}
