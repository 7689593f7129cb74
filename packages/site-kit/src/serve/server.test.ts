import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serveSample } from './served.fixture.ts';
import { createGuideServer } from './server.ts';
import { html } from './site.fixture.ts';

const sample = await serveSample();
const { send } = sample;
afterAll(sample.close);

describe('addresses', () => {
  it.each(['/', '/index', '/service', '/miui', '/miui/', '/miui/downloadapps', '/result/miui', '/service?os=x#y'])(
    'answers %s with the app',
    async (path) => {
      const { status, headers, body } = await send(path);
      expect([status, body.toString()]).toEqual([200, html]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('answers a known address whatever the request accepts', async () => {
    expect((await send('/service', { accept: '*/*' })).status).toBe(200);
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
    const { status, body } = await send(path);
    expect([status, body.toString()]).toEqual([404, html]);
  });

  it('answers an unknown address in plain text if the client does not accept HTML', async () => {
    const { status, headers } = await send('/static/x.js', { accept: '*/*' });
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
    '/result/%2e%2e',
    '//evil.example',
    '//',
    '//site.json',
    'http://evil.example/service',
  ])('answers %s with 404 and no redirect', async (path) => {
    const { status, headers, body } = await send(path);
    expect([status, body.toString()]).toEqual([404, html]);
    expect(headers.location).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('answers long paths with 404', async () => {
    expect((await send(`/${'a'.repeat(15_000)}`)).status).toBe(404);
    expect((await send(`/${'a'.repeat(65_536)}`)).status).toBe(404);
    expect((await send('/')).status).toBe(200);
  });

  it.each([
    '/site.json',
    '/site.json/',
    '/site%2ejson',
    '/site.json.br',
    '/static/app.js.map',
    '/static/app.js.map.gz',
    '/static/app.js.br',
    '/index.html',
    '/404.html',
    '/.htaccess',
    '/_headers',
    '/.git/config',
  ])('hides %s', async (path) => {
    const { status, body } = await send(path);
    expect([status, body.toString()]).toEqual([404, html]);
  });
});

describe('headers', () => {
  it('lets later rules override earlier ones, whatever the case of the name', async () => {
    const { headers } = await send('/static/app.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect((await send('/worker.js')).headers['cache-control']).toBe('public, max-age=60');
  });

  it('adds those of the document to its addresses and to 404', async () => {
    const knownHeaders = (await send('/miui')).headers;
    expect([knownHeaders['x-skin'], knownHeaders['x-document'], knownHeaders['cache-control']]).toEqual([
      'miui',
      'yes',
      'no-cache',
    ]);
    const unknownHeaders = (await send('/static/nope')).headers;
    expect([unknownHeaders['x-skin'], unknownHeaders['x-document'], unknownHeaders['cache-control']]).toEqual([
      undefined,
      'yes',
      'no-cache',
    ]);
  });
});

describe('methods', () => {
  it.each(['/', '/nope', '/static/app.js'])('answers HEAD %s as GET, without a body', async (path) => {
    const get = await send(path);
    const head = await send(path, { accept: 'text/html' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('ignores a range in HEAD: only GET has parts', async () => {
    expect((await send('/static/app.js', { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    const { status, headers } = await send('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

it('leaves no timer behind when a response has been sent', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const own = await serveSample();
  const before = timers();
  for (let n = 0; n < 20; n++) await own.send('/worker.js');
  await own.close();
  expect(timers()).toBeLessThan(before + 10);
});

it('throws if the folder contains no built site', () => {
  expect(() => createGuideServer({ dist: join(sample.dist, 'none') })).toThrow(
    /^There is no built site in .*npm run build$/,
  );
});

describe('a site in a folder of the server', async () => {
  const { send: sendToGuide, close } = await serveSample('/guide/');
  afterAll(close);

  it.each(['/guide/', '/guide/index', '/guide/service/', '/guide/result/miui?app=x'])('answers %s', async (path) => {
    const { status, headers, body } = await sendToGuide(path);
    expect([status, body.toString(), headers['x-document']]).toEqual([200, html, 'yes']);
  });

  it.each(['/', '/service', '/static/app.js', '/guides/', '/guide/nope', '/guide/guide/', '/guid', '/guide/../'])(
    'answers %s with 404 and the common headers',
    async (path) => {
      const { status, headers, body } = await sendToGuide(path);
      expect([status, body.toString()]).toEqual([404, html]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('serves its files', async () => {
    const { status, headers } = await sendToGuide('/guide/static/app.js', { accept: '*/*' });
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it.each([
    ['/guide', '/guide/'],
    ['/guide?app=org.example&lang=ur', '/guide/?app=org.example&lang=ur'],
    ['/%67uide?x=//evil.example', '/guide/?x=//evil.example'],
  ])('redirects %s to the folder', async (path, location) => {
    const { status, headers } = await sendToGuide(path);
    expect([status, headers.location]).toEqual([308, location]);
  });
});
