import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves a folder as a good static host does: best compression, clean URLs, hashed assets cached for a year. */
export function staticSite(folder: string): Server {
  const compressed = new Map<string, Buffer>();
  return createServer((request, response) => {
    const path = decodeURI(new URL(request.url!, 'http://localhost').pathname);
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((candidate) => join(folder, candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    if (!file) return void response.writeHead(404).end();
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
}
