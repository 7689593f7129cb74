import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cachedDocument } from '@sideguide/guide-core/offline';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import type { Page } from 'playwright-core';
import { type SiteName, sites } from './sites.ts';

/**
 * Ways in which a chunk fails to arrive: the connection is closed before an answer (`abort`) or in its middle
 * (`cut`), a 404, a 500, a portal's HTML with status 200 (`html`), no answer ever (`hang`), an answer that looks whole
 * and has lost its second half (`truncated`) or has something else there (`corrupt`), the whole with a wrong type
 * (`type`), or half of it now and the rest at `release` (`slow`).
 */
export type Fault = 'abort' | 'cut' | '404' | '500' | 'html' | 'hang' | 'truncated' | 'corrupt' | 'type' | 'slow';

export interface ChunkUrls {
  /** Name as the build gives it, `screen-skin`, or `index`; `*` is every chunk that is loaded on demand. */
  readonly name: string;
  readonly kind: 'js' | 'css';
}

interface Rule {
  readonly file: RegExp;
  /** True if only the plain address is broken: the answer to another query is whole. */
  readonly first: boolean;
  readonly answer: Fault | ((text: string) => string);
}

type Answer = (request: IncomingMessage, response: ServerResponse, file: string) => void;

export interface FaultySite {
  readonly name: SiteName;
  readonly origin: string;
  /** Answers with the document that is kept on phones, whose entry comes in files. */
  kept: boolean;
  /** Addresses that were asked for, path and query, in their order. */
  readonly asked: readonly string[];
  /** Breaks a chunk until `heal`; with `first` a second try at a fresh address finds it whole. */
  fail(chunk: ChunkUrls, fault: Fault, options?: { first?: boolean }): void;
  /** Puts another text in a chunk's place; throws in the server, and so fails the test, if nothing changed. */
  rewrite(chunk: ChunkUrls, change: (text: string) => string): void;
  heal(): void;
  /** Sends the rest of every answer that is slow. */
  release(): void;
  close(): void;
}

/** A proxy that keeps broken answers for a year is the worst case: the plain address then stays broken. */
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const portal = '<!doctype html><title>Wi-Fi</title><p>Please log in to this network.</p>';
const types = { js: 'text/javascript', css: 'text/css' } as const;

const fileOf = ({ name, kind }: ChunkUrls): RegExp =>
  new RegExp(`^/static/${kind}/${name === '*' ? 'async/[\\w-]+' : `(async/)?${name}`}\\.\\w+\\.${kind}$`);

const halfOf = (whole: Buffer) => whole.subarray(0, whole.length >> 1);
const typeOf = (file: string) => types[file.endsWith('.css') ? 'css' : 'js'];

/** What is sent instead of a file. */
const answers: Readonly<Record<Exclude<Fault, 'slow'>, Answer>> = {
  abort: (request) => request.socket.destroy(),
  cut: (request, response, file) => {
    const whole = readFileSync(file);
    response.writeHead(200, { 'Content-Type': typeOf(file), 'Content-Length': whole.length });
    response.write(halfOf(whole), () => request.socket.destroy());
  },
  404: (_request, response) => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n'),
  500: (_request, response) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Server error\n'),
  html: (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html', ...kept }).end(portal),
  hang: () => undefined,
  truncated: (_request, response, file) =>
    response.writeHead(200, { 'Content-Type': typeOf(file), ...kept }).end(halfOf(readFileSync(file))),
  corrupt: (_request, response, file) => {
    const whole = readFileSync(file);
    response.writeHead(200, { 'Content-Type': typeOf(file), ...kept });
    response.end(Buffer.from(whole).fill('\0', whole.length >> 1));
  },
  type: (_request, response, file) => {
    response.writeHead(200, {
      'Content-Type': 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
      ...kept,
    });
    response.end(readFileSync(file));
  },
};

/** Serves a built site as our own server does, on a port of its own, and breaks the chunks it is told to. */
export async function faultySite(name: SiteName): Promise<FaultySite> {
  const { dist } = sites[name];
  const whole = createGuideServer({ dist });
  let rules: Rule[] = [];
  let held: (() => void)[] = [];
  const slowly: Answer = (_request, response, file) => {
    const all = readFileSync(file);
    response.writeHead(200, { 'Content-Type': typeOf(file), 'Content-Length': all.length });
    response.write(halfOf(all));
    held.push(() => response.end(all.subarray(halfOf(all).length)));
  };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url!;
    asked.push(url);
    const [path, query] = url.split('?') as [string, string?];
    // What the site's own server does where a worker answers on a phone.
    if (site.kept && request.headers.accept?.includes('text/html')) request.url = `/${cachedDocument}`;
    const rule = rules.find(({ file, first }) => file.test(path) && !(first && query));
    if (!rule) return whole.emit('request', request, response);
    const file = join(dist, path);
    if (typeof rule.answer === 'string') return { ...answers, slow: slowly }[rule.answer](request, response, file);
    const before = readFileSync(file, 'utf8');
    const after = rule.answer(before);
    if (after === before) throw new Error(`Nothing was rewritten in ${path}`);
    response.writeHead(200, { 'Content-Type': types.js }).end(after);
  });
  const { port } = await listen(server, 0);
  const site: FaultySite = {
    name,
    kept: false,
    origin: `http://localhost:${port}`,
    asked,
    fail: (chunk, answer, { first = false } = {}) => rules.push({ file: fileOf(chunk), first, answer }),
    rewrite: (chunk, answer) => rules.push({ file: fileOf(chunk), first: false, answer }),
    heal: () => {
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

/** What the error screen says. */
export interface ShownFailure {
  readonly title: string;
  /** The error's message as it is seen, line breaks included. */
  readonly message: string;
  readonly help: readonly [title: string, text: string];
  /** The folded lines, `name: …`, `code: …`. */
  readonly details: string;
}

/** Waits for the error screen and reads it. */
export async function readFailure(page: Page): Promise<ShownFailure> {
  await page.locator('h1', { hasText: errorTitle }).waitFor();
  const shown = (selector: string) => page.locator(selector).innerText();
  return {
    title: await shown('h1'),
    message: await shown('h1 + p'),
    help: [await shown('h2'), await shown('h2 + p')],
    details: (await page.locator('details pre').textContent()) ?? '',
  };
}

/** Path, parameters and step: where the reader is. */
export function currentPlace(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Marks this load of the page; the mark is gone when the page has been loaded anew. */
export const markLoad = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { marked: true }));
export const isSameLoad = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);
