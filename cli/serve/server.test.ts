import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#cli/serve/port.ts';
import { createGuideServer } from '#cli/serve/server.ts';

const html = '<!doctype html><title>Guide</title>';
const script = `console.log(${JSON.stringify('guide '.repeat(200))});\n`;
const site = {
  addresses: ['/', '/index', '/service', '/miui', '/miui/downloadapps', '/result/:home'],
  headers: [
    { path: '/*', set: { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' } },
    { path: '/*', set: { 'Cache-Control': 'public, max-age=60' } },
    { path: '/static/*', set: { 'cache-control': 'public, max-age=31536000, immutable' } },
    { path: '/index.html', set: { 'Cache-Control': 'no-cache', 'X-Document': 'yes' } },
    { path: '/miui', set: { 'X-Skin': 'miui' } },
  ],
};

let dist: string;
let server: Server;
let port: number;

function put(name: string, body: string, compressed = true): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  if (!compressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(body));
  writeFileSync(`${file}.gz`, gzipSync(body));
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request over the wire with the path exactly as given: no URL class tidies it up on the way. */
function ask(path: string, headers: Record<string, string> = { accept: 'text/html' }, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });
}

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'guide-dist-'));
  put('index.html', html);
  put('site.json', JSON.stringify(site));
  put('static/app.js', script);
  put('static/app.js.map', '{}');
  put('static/plain.css', 'a{}', false);
  put('static/gone.js', script);
  put('sw.js', script);
  server = createGuideServer({ dist });
  port = (await listen(server, 0)).port;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(dist, { recursive: true });
});

describe('addresses', () => {
  it.each(['/', '/index', '/service', '/miui', '/miui/', '/miui/downloadapps', '/result/miui', '/service?os=x#y'])(
    'answers %s with the app',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString()]).toEqual([200, html]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('answers a known address whatever the request accepts', async () => {
    expect((await ask('/service', { accept: '*/*' })).status).toBe(200);
  });

  it.each([
    '/nope',
    '/miui/nope',
    '/MIUI',
    '/result',
    '/result/',
    '/result/a/b',
    '/static/',
    '/static',
    '/static/x.js',
  ])('answers %s with 404 and the app', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, html]);
  });

  it('answers an unknown address in plain text where HTML is not accepted', async () => {
    const { status, headers } = await ask('/static/x.js', { accept: '*/*' });
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('hostile paths', () => {
  it.each([
    '/%',
    '/%zz',
    '/%c0%af',
    '/%2e%2e/',
    '/result/%2e%2e',
    '/result/%2e%2e%2fsite.json',
    '/static/..%5c..%5csite.json',
    '/static/../site.json',
    '//evil.example',
    '//',
    '//site.json',
    '/%00',
    'http://evil.example/service',
  ])('answers %s with 404 and nothing else', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, html]);
    expect(headers.location).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('survives long paths', async () => {
    expect((await ask(`/${'a'.repeat(15_000)}`)).status).toBe(404);
    // Node itself refuses 64 kB, and may cut the connection before its 431 has been read.
    const { status } = await ask(`/${'a'.repeat(65_536)}`).catch(() => ({ status: 431 }));
    expect(status).toBe(431);
    expect((await ask('/')).status).toBe(200);
  });

  it.each([
    '/site.json',
    '/site.json/',
    '/site%2ejson',
    '/site.json.br',
    '/static/app.js.map',
    '/static/app.js.map.gz',
  ])('keeps %s to itself', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, html]);
  });
});

describe('files', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['GZIP', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['vibrant', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ] as const)('honours Accept-Encoding "%s"', async (accepted, encoding, unpack) => {
    for (const [path, text] of [
      ['/static/app.js', script],
      ['/service', html],
      ['/nope', html],
    ] as const) {
      const { headers, body } = await ask(path, { accept: 'text/html', 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(unpack(body).toString()).toBe(text);
    }
  });

  it('sends a file as it is where no compressed copy lies beside it', async () => {
    const { headers, body } = await ask('/static/plain.css', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['text/css', undefined]);
    expect(body.toString()).toBe('a{}');
  });

  it('answers a matching ETag with 304', async () => {
    const { headers } = await ask('/sw.js');
    const again = await ask('/sw.js', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('survives a range that ends before it begins', async () => {
    const { status, body } = await ask('/sw.js', { range: 'bytes=9-2' });
    expect([status, body.toString()]).toEqual([200, script]);
  });

  it('survives a file that a new build took away', async () => {
    for (const suffix of ['', '.br', '.gz']) rmSync(join(dist, `static/gone.js${suffix}`));
    expect((await ask('/static/gone.js', { accept: '*/*', 'accept-encoding': 'br' })).status).toBe(404);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('headers', () => {
  it('lets later entries win, whatever the case of the name', async () => {
    const { headers } = await ask('/static/app.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect((await ask('/sw.js')).headers['cache-control']).toBe('public, max-age=60');
  });

  it("adds the document's own to its addresses' and to 404", async () => {
    const known = (await ask('/miui/')).headers;
    expect([known['x-skin'], known['x-document'], known['cache-control']]).toEqual(['miui', 'yes', 'no-cache']);
    const unknown = (await ask('/static/nope')).headers;
    expect([unknown['x-skin'], unknown['x-document'], unknown['cache-control']]).toEqual([
      undefined,
      'yes',
      'no-cache',
    ]);
  });
});

describe('methods', () => {
  it.each(['/', '/nope', '/static/app.js'])('answers HEAD %s as GET, without a body', async (path) => {
    const get = await ask(path);
    const head = await ask(path, { accept: 'text/html' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

it('says what to do where nothing was built', () => {
  expect(() => createGuideServer({ dist: join(dist, 'none') })).toThrow(/^There is no built site in .*npm run build$/);
});
