import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cachedDocument } from '@sideguide/guide-core/offline';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import type { Page } from 'playwright-core';
import { type SiteName, sites } from './sites.ts';

/**
 * Ways in which a chunk fails to load: the connection is closed before the response (`abort`) or in the middle of it
 * (`cut`), a 404, a 500, a captive portal's HTML with status 200 (`html`), no response at all (`hang`), a response that
 * looks complete but lacks its second half (`truncated`) or has it replaced (`corrupt`), the complete file with a wrong
 * type (`type`), or half of it now and the rest at `release` (`slow`).
 */
export type Fault = 'abort' | 'cut' | '404' | '500' | 'html' | 'hang' | 'truncated' | 'corrupt' | 'type' | 'slow';

export interface ChunkUrls {
  /** Chunk name as the build gives it (`screen-skin`), or `index`; `*` matches every chunk that is loaded on demand. */
  readonly name: string;
  readonly kind: 'js' | 'css';
}

interface Rule {
  readonly file: RegExp;
  /** True if only the plain address fails: with another query the response is complete. */
  readonly first: boolean;
  readonly answer: Fault | ((text: string) => string);
}

type Answer = (request: IncomingMessage, response: ServerResponse, file: string) => void;

export interface FaultySite {
  readonly name: SiteName;
  readonly origin: string;
  /** Whether to answer with the cached document, whose entry comes in files. */
  usesCachedDocument: boolean;
  /** Requested addresses (path and query) in order. */
  readonly requests: readonly string[];
  /** Makes a chunk fail until `clearFaults`; with `first` a retry at a fresh address succeeds. */
  fail(chunk: ChunkUrls, fault: Fault, options?: { first?: boolean }): void;
  /** Replaces the text of a chunk. Throws in the server, and so fails the test, if nothing changed. */
  rewrite(chunk: ChunkUrls, change: (text: string) => string): void;
  clearFaults(): void;
  /** Sends the rest of every slow response. */
  release(): void;
  close(): void;
}

/** A proxy that caches broken responses for a year is the worst case: the plain address then stays broken. */
const cacheForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const portal = '<!doctype html><title>Wi-Fi</title><p>Please log in to this network.</p>';
const types = { js: 'text/javascript', css: 'text/css' } as const;

const fileOf = ({ name, kind }: ChunkUrls): RegExp =>
  new RegExp(`^/static/${kind}/${name === '*' ? 'async/[\\w-]+' : `(async/)?${name}`}\\.\\w+\\.${kind}$`);

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
const typeOf = (file: string) => types[file.endsWith('.css') ? 'css' : 'js'];

/** Sends the broken response of each fault. */
const answers: Readonly<Record<Exclude<Fault, 'slow'>, Answer>> = {
  abort: (request) => request.socket.destroy(),
  cut: (request, response, file) => {
    const bytes = readFileSync(file);
    response.writeHead(200, { 'Content-Type': typeOf(file), 'Content-Length': bytes.length });
    response.write(halfOf(bytes), () => request.socket.destroy());
  },
  404: (_request, response) => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n'),
  500: (_request, response) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Server error\n'),
  html: (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html', ...cacheForever }).end(portal),
  hang: () => undefined,
  truncated: (_request, response, file) =>
    response.writeHead(200, { 'Content-Type': typeOf(file), ...cacheForever }).end(halfOf(readFileSync(file))),
  corrupt: (_request, response, file) => {
    const bytes = readFileSync(file);
    response.writeHead(200, { 'Content-Type': typeOf(file), ...cacheForever });
    response.end(Buffer.from(bytes).fill('\0', bytes.length >> 1));
  },
  type: (_request, response, file) => {
    response.writeHead(200, {
      'Content-Type': 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
      ...cacheForever,
    });
    response.end(readFileSync(file));
  },
};

/** Serves a built site with our own server on its own port, and injects faults on request. */
export async function faultySite(name: SiteName): Promise<FaultySite> {
  const { dist } = sites[name];
  const guideServer = createGuideServer({ dist });
  let rules: Rule[] = [];
  let held: (() => void)[] = [];
  const sendSlowly: Answer = (_request, response, file) => {
    const all = readFileSync(file);
    response.writeHead(200, { 'Content-Type': typeOf(file), 'Content-Length': all.length });
    response.write(halfOf(all));
    held.push(() => response.end(all.subarray(halfOf(all).length)));
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url!;
    requests.push(url);
    const [path, query] = url.split('?') as [string, string?];
    // The site's own server does this where a service worker answers on a phone.
    if (site.usesCachedDocument && request.headers.accept?.includes('text/html')) request.url = `/${cachedDocument}`;
    const rule = rules.find(({ file, first }) => file.test(path) && !(first && query));
    if (!rule) return guideServer.emit('request', request, response);
    const file = join(dist, path);
    if (typeof rule.answer === 'string') return { ...answers, slow: sendSlowly }[rule.answer](request, response, file);
    const before = readFileSync(file, 'utf8');
    const after = rule.answer(before);
    if (after === before) throw new Error(`Nothing was rewritten in ${path}`);
    response.writeHead(200, { 'Content-Type': types.js }).end(after);
  });
  const { port } = await listen(server, 0);
  const site: FaultySite = {
    name,
    usesCachedDocument: false,
    origin: `http://localhost:${port}`,
    requests,
    fail: (chunk, answer, { first = false } = {}) => rules.push({ file: fileOf(chunk), first, answer }),
    rewrite: (chunk, answer) => rules.push({ file: fileOf(chunk), first: false, answer }),
    clearFaults: () => {
      rules = [];
    },
    release: () => {
      for (const send of held) send();
      held = [];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}

export const errorTitle = 'Unexpected Application Error!';

/** The content of the error screen. */
export interface ShownFailure {
  readonly title: string;
  /** The error message as displayed, line breaks included. */
  readonly message: string;
  readonly help: readonly [title: string, text: string];
  /** The lines below the message: `name: …`, `code: …`. */
  readonly details: string;
}

/** Waits for the error screen and returns what it shows. */
export async function readFailure(page: Page): Promise<ShownFailure> {
  await page.getByText(errorTitle).waitFor();
  const shown = (selector: string) => page.locator(selector).innerText();
  return {
    title: await shown('h2'),
    message: await shown('h2 + p'),
    help: [await shown('h1'), (await page.locator('h1 + p').count()) ? await shown('h1 + p') : ''],
    details: await shown('.slip pre'),
  };
}

/** Returns the current path, query and hash. */
export function currentPlace(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Marks the current document; the mark is gone after a reload. */
export const markLoad = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { marked: true }));
export const isSameLoad = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);
