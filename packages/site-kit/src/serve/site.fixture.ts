import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const html = '<!doctype html><title>Guide</title>';
export const script = `console.log(${JSON.stringify('guide '.repeat(200))});\n`;

/** A small built site in its own folder. */
export interface SampleSite {
  readonly dist: string;
  write(name: string, body: string | Buffer, compressed?: boolean): void;
  remove(): void;
}

export function sampleSite(base = '/'): SampleSite {
  const dist = mkdtempSync(join(tmpdir(), 'guide-dist-'));
  const write = (name: string, body: string | Buffer, compressed = true): void => {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    if (!compressed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(body));
    writeFileSync(`${file}.gz`, gzipSync(body));
  };
  const fromBase = (path: string) => base + path.slice(1);
  const site = {
    base,
    addresses: ['/', '/index', '/service', '/miui', '/miui/downloadapps', '/result/:home'].map(fromBase),
    headers: [
      { path: '/*', set: { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' } },
      { path: '/*', set: { 'Cache-Control': 'public, max-age=60' } },
      { path: '/static/*', set: { 'cache-control': 'public, max-age=31536000, immutable' } },
      { path: '/index.html', set: { 'Cache-Control': 'no-cache', 'X-Document': 'yes' } },
      { path: '/miui', set: { 'X-Skin': 'miui' } },
    ].map(({ path, set }) => ({ path: fromBase(path), set })),
  };
  write('index.html', html);
  write('404.html', html);
  write('site.json', JSON.stringify(site));
  write('static/app.js', script);
  write('static/app.js.map', '{}');
  write('static/plain.css', 'a{}', false);
  write('static/gone.js', script);
  write('worker.js', script);
  write('.htaccess', 'x', false);
  write('_headers', 'x', false);
  write('.git/config', 'x', false);
  write('.well-known/assetlinks.json', '[]', false);
  write('SHA256SUMS', 'x', false);
  return { dist, write, remove: () => rmSync(dist, { recursive: true }) };
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request over a raw connection, with the path exactly as given: no URL class normalises it. */
export function createSender(port: () => number) {
  return (
    path: string,
    headers: Record<string, string> = { accept: 'text/html' },
    method = 'GET',
  ): Promise<RawResponse> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ port: port(), path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (part: Buffer) => chunks.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      outgoing.on('error', reject).end();
    });
}

/** Returns the status of every response in the received text. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
