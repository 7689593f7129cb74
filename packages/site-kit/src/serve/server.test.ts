import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSample, serveSample } from './served.fixture.ts';
import { createGuideServer } from './server.ts';
import { html } from './site.fixture.ts';

let sample: ServedSample;
const ask: ServedSample['ask'] = (...asked) => sample.ask(...asked);

beforeAll(async () => {
  sample = await serveSample();
});
afterAll(() => sample.close());

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
    expect((await ask(`/${'a'.repeat(65_536)}`)).status).toBe(404);
    expect((await ask('/')).status).toBe(200);
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
  ])('keeps %s to itself', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, html]);
  });
});

describe('headers', () => {
  it('lets later entries win, whatever the case of the name', async () => {
    const { headers } = await ask('/static/app.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect((await ask('/worker.js')).headers['cache-control']).toBe('public, max-age=60');
  });

  it("adds the document's own to its addresses' and to 404", async () => {
    const known = (await ask('/miui')).headers;
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
  expect(() => createGuideServer({ dist: join(sample.dist, 'none') })).toThrow(
    /^There is no built site in .*npm run build$/,
  );
});

describe('a site below a folder of the server', () => {
  let below: ServedSample;
  const askBelow: ServedSample['ask'] = (...asked) => below.ask(...asked);

  beforeAll(async () => {
    below = await serveSample('/guide/');
  });
  afterAll(() => below.close());

  it.each(['/guide/', '/guide/index', '/guide/service/', '/guide/result/miui?app=x'])('answers %s', async (path) => {
    const { status, headers, body } = await askBelow(path);
    expect([status, body.toString(), headers['x-document']]).toEqual([200, html, 'yes']);
  });

  it.each(['/', '/service', '/static/app.js', '/guides/', '/guide/nope', '/guide/guide/', '/guid', '/guide/../'])(
    'does not know %s, and keeps its headers',
    async (path) => {
      const { status, headers, body } = await askBelow(path);
      expect([status, body.toString()]).toEqual([404, html]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('serves its files there', async () => {
    const { status, headers } = await askBelow('/guide/static/app.js', { accept: '*/*' });
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it.each([
    ['/guide', '/guide/'],
    ['/guide?app=org.example&lang=ur', '/guide/?app=org.example&lang=ur'],
    ['/%67uide?x=//evil.example', '/guide/?x=//evil.example'],
  ])('sends %s on to the folder, and nowhere else', async (path, location) => {
    const { status, headers } = await askBelow(path);
    expect([status, headers.location]).toEqual([308, location]);
  });
});
