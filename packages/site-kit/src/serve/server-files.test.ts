import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../../e2e/support/test-folder.ts';
import { serveSample } from './served.fixture.ts';
import { html, script } from './site.fixture.ts';

const sample = await serveSample();
const { send } = sample;
afterAll(sample.close);
const elsewhere = testFolder();

// On Windows few accounts may create links.
describe.skipIf(process.platform === 'win32')('links', () => {
  it('are not followed, for compressed copies either', async () => {
    const outside = elsewhere.put('secret', 'secret');
    const linkedSample = await serveSample('/', (site) => {
      site.write('static/bare.js', script, false);
      for (const suffix of ['', '.br', '.gz']) symlinkSync(outside, join(site.dist, `static/linked.js${suffix}`));
      for (const suffix of ['.br', '.gz']) symlinkSync(outside, join(site.dist, `static/bare.js${suffix}`));
    });
    for (const accepted of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': accepted, accept: '*/*' };
      expect((await linkedSample.send('/static/linked.js', headers)).status).toBe(404);
      const { headers: sent, body } = await linkedSample.send('/static/bare.js', headers);
      expect([sent['content-encoding'], body.toString()]).toEqual([undefined, script]);
    }
    await linkedSample.close();
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
      const { headers, body } = await send(path, { accept: 'text/html', 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/^(Accept, )?Accept-Encoding$/);
      expect(headers['content-length']).toBe(String(body.length));
      expect(unpack(body).toString()).toBe(text);
    }
  });

  it('sends a file uncompressed if it has no compressed copy', async () => {
    const { headers, body } = await send('/static/plain.css', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['text/css; charset=utf-8', undefined]);
    expect(body.toString()).toBe('a{}');
  });

  it('answers a matching ETag with 304', async () => {
    const { headers } = await send('/worker.js');
    const second = await send('/worker.js', { 'if-none-match': String(headers.etag) });
    expect([second.status, second.body.length]).toEqual([304, 0]);
  });

  it('answers a matching ETag of the document with 304, but not that of another copy', async () => {
    const plain = await send('/miui');
    const compressed = await send('/service', { 'accept-encoding': 'br' });
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
    const tags = `W/"x", ${plain.headers.etag}`;
    const second = await send('/', { 'if-none-match': tags });
    expect([second.status, second.headers['cache-control'], second.headers.vary]).toEqual([
      304,
      'no-cache',
      'Accept-Encoding',
    ]);
    expect((await send('/', { 'if-none-match': tags, 'accept-encoding': 'br' })).status).toBe(200);
    expect((await send('/nope', { 'if-none-match': tags, accept: 'text/html' })).status).toBe(404);
  });

  it('serves .well-known', async () => {
    expect((await send('/.well-known/assetlinks.json')).body.toString()).toBe('[]');
  });

  it('sends a file without an extension as plain text', async () => {
    expect((await send('/SHA256SUMS')).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['bytes=0-9', 206, script.slice(0, 10), `bytes 0-9/${script.length}`],
    ['bytes=10-', 206, script.slice(10), `bytes 10-${script.length - 1}/${script.length}`],
    ['bytes=-5', 206, script.slice(-5), `bytes ${script.length - 5}-${script.length - 1}/${script.length}`],
    ['bytes=5-999999', 206, script.slice(5), `bytes 5-${script.length - 1}/${script.length}`],
    ['bytes=9-2', 200, script, undefined],
    ['bytes=0-1,3-4', 200, script, undefined],
    ['chapters=1-2', 200, script, undefined],
    ['bytes=999999-', 416, 'Range not satisfiable\n', `bytes */${script.length}`],
    ['bytes=-0', 416, 'Range not satisfiable\n', `bytes */${script.length}`],
  ])('answers the range %s with %d, from the uncompressed file', async (range, status, text, part) => {
    const { headers, body, ...reply } = await send('/static/app.js', { range, 'accept-encoding': 'br, gzip' });
    expect([reply.status, body.toString(), headers['content-range']]).toEqual([status, text, part]);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('sends a range only if If-Range matches', async () => {
    const { headers } = await send('/static/app.js', {});
    const part = (tag: string) => send('/static/app.js', { range: 'bytes=0-1', 'if-range': tag });
    expect((await part(headers.etag!)).status).toBe(206);
    expect((await part('"another"')).status).toBe(200);
  });

  it('keeps serving the site it has read while the folder changes', async () => {
    for (const suffix of ['', '.br', '.gz']) rmSync(join(sample.dist, `static/gone.js${suffix}`));
    const { status, body } = await send('/static/gone.js', { accept: '*/*', 'accept-encoding': 'br' });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, script]);
  });
});
