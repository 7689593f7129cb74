import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { respond } from './respond.ts';
import { serveSample } from './served.fixture.ts';
import { html, statusesIn } from './site.fixture.ts';
import { readSite } from './site.ts';

const secret = 'NOBODY MUST READ THIS';

const sample = await serveSample('/', ({ dist }) => {
  writeFileSync(join(dist, 'site.json.secret.map'), secret);
  mkdirSync(`${dist}-other`);
  writeFileSync(`${dist}-other/secret.txt`, secret);
  symlinkSync(`${dist}-other/secret.txt`, join(dist, 'static/link.txt'));
  symlinkSync(`${dist}-other`, join(dist, 'static/folder'));
});
const { send, port } = sample;

afterAll(async () => {
  await sample.close();
  rmSync(`${sample.dist}-other`, { recursive: true });
});

/** After any attack, the next reader still gets the guide. */
beforeEach(() => async () => expect((await send('/')).status).toBe(200));

/** Sends these bytes and reads until the server closes the connection. */
const sendRaw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      received += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });

const close = 'Connection: close\r\n';
const get = (headers: string, path = '/') => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
const host = 'Host: x\r\n';
const smuggled = get(host + close, '/miui');

describe('malformed requests', () => {
  it.each<readonly [name: string, bytes: string | Buffer, statuses: readonly number[]]>([
    ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, [400]],
    ['a method in lower case', `get / HTTP/1.1\r\n${host}\r\n`, [400]],
    ['no version', `GET /\r\n${host}\r\n`, [200]],
    ['an unknown version', `GET / HTTP/9.9\r\n${host}\r\n`, [400]],
    ['HTTP/2 without an upgrade', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
    ['a TLS handshake', Buffer.from('160301020001000001fc0303', 'hex'), [400]],
    ['random bytes', Buffer.from('\0\x01\x02\xff\xfe\r\n\r\n', 'latin1'), [400]],
    ['no host', get(close), [400]],
    ['an asterisk', get(host + close, '*'), [404]],
    ['an asterisk and OPTIONS', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, [405]],
    ['the URL of another site', get(host + close, 'http://evil.example/miui'), [404]],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, []],
    ['TRACE', `TRACE / HTTP/1.1\r\n${host}\r\n`, [405]],
    ['another protocol', get(`${host}Connection: Upgrade, close\r\nUpgrade: websocket\r\n`), [200]],
    ['a space in the path', get(host + close, '/mi ui'), [400]],
    ['a zero byte in the path', get(host + close, '/mi\0ui'), [400]],
    ['bare line ends', `GET / HTTP/1.1\nHost: x\nConnection: close\n\n`, [400]],
    ['a space before the colon', get(`${host}Content-Length : 0\r\n`), [400]],
    ['a zero byte in a header', get(`${host}X: a\0b\r\n`), [400]],
    ['a folded header', get(`${host}X: a\r\n b\r\n${close}`), [400]],
    ['an unknown expectation', get(`${host}Expect: miracles\r\n${close}`), [417]],
  ])('%s', async (_name, bytes, expected) => {
    const received = await sendRaw(bytes);
    expect(statusesIn(received)).toEqual(expected);
    expect(received).not.toContain('evil.example');
  });

  it.each([
    ['a header of 256 kB', get(`${host}X: ${'x'.repeat(262_144)}\r\n`)],
    ['a path of 256 kB', get(host, `/${'x'.repeat(262_144)}`)],
    ['ten thousand headers', get(host + 'X-Long-Name: 0123456789\r\n'.repeat(10_000) + close)],
  ])('%s', async (_name, bytes) => {
    // The server may close the connection before everything is sent and the response is read.
    expect([[], [431]]).toContainEqual(statusesIn(await sendRaw(bytes)));
  });

  it.each<readonly [name: string, headers: string]>([
    ['a length and chunks', `Content-Length: ${smuggled.length}\r\nTransfer-Encoding: chunked\r\n`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n`],
    ['a list of lengths', `Content-Length: 0, ${smuggled.length}\r\n`],
    ['a length with a sign', 'Content-Length: +0\r\n'],
    ['a negative length', 'Content-Length: -1\r\n'],
    ['a huge length', 'Content-Length: 99999999999999999999\r\n'],
    ['an unknown transfer coding', 'Transfer-Encoding: xchunked\r\n'],
    ['chunks that are not last', 'Transfer-Encoding: chunked, identity\r\n'],
    ['a tab before the chunks', 'Transfer-Encoding:\tchunked\r\nContent-Length: 0\r\n'],
  ])('do not smuggle in a second request: %s', async (_name, headers) => {
    const received = await sendRaw(`POST / HTTP/1.1\r\n${host}${headers}\r\n${smuggled}`);
    expect([[400], [405]]).toContainEqual(statusesIn(received));
  });

  it('do not smuggle in a second request in the body of a rejected one', async () => {
    const received = await sendRaw(`POST / HTTP/1.1\r\n${host}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`);
    expect(statusesIn(received)).toEqual([405]);
  });

  it('do not break pipelining: three requests get three responses, in order', async () => {
    const received = await sendRaw(get(host, '/') + get(host, '/nope') + get(host + close, '/static/plain.css'));
    expect(statusesIn(received)).toEqual([200, 404, 200]);
    expect(received.endsWith('a{}')).toBe(true);
  });
});

describe('files outside the folder', () => {
  const dots = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '%uff0e%uff0e', '..;', '..%00', '%ff..'];
  const slashes = ['/', '%2f', '%252f', '\\', '%5c', '//', '/./', '%c0%af', '%e0%80%af'];
  const roots = ['/', '/static/', '/miui/', '/result/', '/%00/', '//', '/static/folder/'];

  it('are unreachable, however dots and slashes are encoded', async () => {
    const site = readSite(sample.dist);
    const target = `${basename(sample.dist)}-other`;
    const paths = roots.flatMap((root) =>
      dots.flatMap((dot) =>
        slashes.flatMap((slash) =>
          [1, 2, 8].flatMap((depth) => {
            const up = root + (dot + slash).repeat(depth);
            return [`${up}${target}${slash}secret.txt`, `${up}etc${slash}passwd`, up, `${up}site.json`];
          }),
        ),
      ),
    );
    expect(paths.length).toBeGreaterThan(7_000);
    for (const url of paths) {
      const { status, body } = respond(site, { method: 'GET', url, headers: { accept: '*/*' } });
      // A name that only looks like path traversal may be one segment of `/result/:home`; then the app responds.
      expect([`200 ${html}`, '404 Not found\n'], url).toContain(`${status} ${body}`);
    }
  });

  it('are unreachable over a connection', async () => {
    for (const path of [
      '/../secret.txt',
      `/${dots[1]}/${basename(sample.dist)}-other/secret.txt`,
      '/..%2f..%2fetc/passwd',
    ])
      expect((await send(path, { accept: '*/*' })).status).toBe(404);
  });

  it('are unreachable through symbolic links', async () => {
    for (const path of ['/static/link.txt', '/static/folder/secret.txt', '/static/folder/'])
      expect((await send(path, { accept: '*/*' })).status).toBe(404);
  });

  it('are not mentioned in a response, nor is the folder', async () => {
    for (const path of ['/', '/nope', '/static/', '/static/app.js', '/%']) {
      const { headers, body } = await send(path, { accept: '*/*' });
      const response = JSON.stringify(headers) + body.toString('latin1');
      for (const word of [dirname(sample.dist), basename(sample.dist), 'node', 'Node'])
        expect(response).not.toContain(word);
    }
  });
});

it('responds to random requests with a valid status and printable headers', () => {
  const site = readSite(sample.dist);
  const pieces = [...'/%?#\\ é:*\n\u202e', '..', 'miui', '%00', '%f0%9f', '__proto__'];
  let seed = 1;
  const pick = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return pieces[seed % pieces.length]!;
  };
  const word = () => Array.from({ length: 1 + (seed % 9) }, pick).join('');
  for (let n = 0; n < 5_000; n++) {
    const names = ['accept', 'accept-encoding', 'range', 'if-none-match', 'if-range'];
    const headers = Object.fromEntries(names.map((name) => [name, word()]));
    const response = respond(site, { method: 'GET', url: word(), headers });
    expect([200, 206, 304, 404, 416]).toContain(response.status);
    for (const value of Object.values(response.headers)) expect(value).toMatch(/^[ -~]*$/);
  }
});
