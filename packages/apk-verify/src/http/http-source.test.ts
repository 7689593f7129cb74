import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { craftApk } from '../../testing/craft.ts';
import { entryOf, page } from '../../testing/verdicts.ts';
import { verifyApk } from '../index.ts';
import { httpSource } from './http-source.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const file = craftApk({ sign: { v1: [page], v2: [page], v3: [page] } });
const known = [entryOf(page)];

/** A server that follows the standard (RFC 9110): parts, entity tags, and the whole file if the tag does not match. */
const serve =
  (bytes: Uint8Array, etag: string | null = '"one"', day?: number): Answer =>
  (request, response) => {
    if (etag) response.setHeader('ETag', etag);
    if (day) response.setHeader('Last-Modified', new Date(Date.UTC(2026, 0, day)).toUTCString());
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const condition = request.headers['if-range'];
    if (from === undefined || (condition !== undefined && condition !== etag)) {
      response.end(bytes);
      return;
    }
    if (Number(from) >= bytes.length) {
      response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end();
      return;
    }
    const end = Math.min(Number(to), bytes.length - 1);
    response.writeHead(206, { 'Content-Range': `bytes ${from}-${end}/${bytes.length}` });
    response.end(bytes.subarray(Number(from), end + 1));
  };

let answer: Answer = serve(file);
const requests: IncomingMessage[] = [];
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/app.apk`;
});
afterAll(() => server.close());

/** Gives a different response from the nth request on, counted from 0. */
const later = (first: Answer, nth: number, then: Answer): Answer => {
  let count = 0;
  return (request, response) => (count++ < nth ? first : then)(request, response);
};
const opened = (own: Answer) => {
  answer = own;
  requests.length = 0;
  return httpSource(url);
};
const refused = (code: string, more: object = {}) => expect.objectContaining({ name: 'SourceError', code, ...more });

describe('a file on a server', () => {
  it.each([
    ['with a strong entity tag', serve(file)],
    ['with a weak one', serve(file, 'W/"one"')],
    ['without any', serve(file, null)],
  ])('is verified on the server, %s', async (_name, own) => {
    const source = await opened(own);
    expect(source.size).toBe(file.length);
    const { verdict } = await verifyApk(source, { known });
    expect(verdict.answer).toBe('genuine');
    expect(requests.every(({ headers }) => /^bytes=\d+-\d+$/.test(headers.range ?? ''))).toBe(true);
  });

  it('requests each range with the version that the server reported', async () => {
    await (await opened(serve(file))).read(3, 5);
    expect(requests.map(({ headers }) => headers['if-range'])).toEqual([undefined, '"one"']);
    await (await opened(serve(file, 'W/"one"'))).read(3, 5);
    expect(requests.map(({ headers }) => headers['if-range'])).toEqual([undefined, undefined]);
  });

  it('is requested with headers of the caller', async () => {
    answer = serve(file);
    requests.length = 0;
    await httpSource(url, { headers: { Authorization: 'Bearer key' } });
    expect(requests[0]!.headers.authorization).toBe('Bearer key');
  });

  it('that is empty, is empty', async () => {
    const source = await opened(serve(new Uint8Array(0)));
    expect([source.size, (await verifyApk(source)).kind]).toEqual([0, 'empty']);
  });

  it('comes in pieces of the length that was asked for', async () => {
    const source = await opened(serve(file));
    const lengths: number[] = [];
    for await (const bytes of source.pieces(1, 2500, 1000)) lengths.push(bytes.length);
    expect(lengths).toEqual([1000, 1000, 500]);
    expect(requests).toHaveLength(2);
  });
});

describe('a server without ranges is reported', () => {
  it.each<[string, Answer]>([
    ['it sends the whole', (_request, response) => void response.end(file)],
    ['it does not say which part', (_request, response) => void response.writeHead(206).end(file.subarray(0, 1))],
    [
      'it does not say of how much',
      (_request, response) => void response.writeHead(206, { 'Content-Range': 'bytes 0-0/*' }).end('P'),
    ],
    [
      'it sends it compressed',
      (_request, response) =>
        void response
          .writeHead(206, { 'Content-Range': 'bytes 0-0/9', 'Content-Encoding': 'gzip' })
          .end(gzipSync(file.subarray(0, 1))),
    ],
  ])('%s', async (_name, own) => {
    await expect(opened(own)).rejects.toThrow(refused('no-ranges', { message: expect.stringContaining('Range') }));
  });

  it('by its status, if it has no such file', async () => {
    const gone: Answer = (_request, response) => void response.writeHead(404).end('no');
    await expect(opened(gone)).rejects.toThrow(refused('http', { status: 404 }));
  });

  it('and by the system, if there is none', async () => {
    await expect(httpSource('http://127.0.0.1:1/app.apk')).rejects.toThrow(refused('unreadable'));
  });
});

describe('a file that becomes another one while it is read is no file', () => {
  const other = craftApk({ sign: { v2: [page] } });
  const longer = Uint8Array.from([...file, 0]);
  it.each<[string, Answer]>([
    ['by its entity tag', later(serve(file), 2, serve(file, '"two"'))],
    ['by a weak one', later(serve(file, 'W/"one"'), 2, serve(file, 'W/"two"'))],
    ['by its date', later(serve(file, null, 1), 2, serve(file, null, 2))],
    ['by its length', later(serve(file, null), 2, serve(longer, null))],
    [
      'with a server that sends the whole then',
      later(serve(file), 2, (_request, response) => void response.end(other)),
    ],
    [
      'with a server that refuses the condition',
      later(serve(file), 2, (_request, response) => void response.writeHead(412).end()),
    ],
    ['and is shorter than the part', later(serve(file, null), 2, serve(file.subarray(0, 1), null))],
  ])('%s', async (_name, own) => {
    const source = await opened(own);
    const check = verifyApk(source, { known });
    await expect(check).rejects.toThrow(refused('changed'));
  });

  it('nor is one whose connection ends early', async () => {
    const cut: Answer = (_request, response) => {
      response.writeHead(206, { 'Content-Range': `bytes 0-999/${file.length}`, 'Content-Length': 1000, ETag: '"one"' });
      response.write(file.subarray(0, 10), () => response.destroy());
    };
    const source = await opened(later(serve(file), 1, cut));
    await expect(source.read(0, 1000)).rejects.toThrow(refused('unreadable'));
  });
});

it('aborts with the reason of its signal', async () => {
  const end = new AbortController();
  answer = (_request, _response) => end.abort(new Error('enough'));
  await expect(httpSource(url, { signal: end.signal })).rejects.toThrow('enough');
  server.closeAllConnections();
});
