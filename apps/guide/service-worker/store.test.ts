import { createHash } from 'node:crypto';
import { buildsOf, digestLetters } from '@sideguide/guide-core/offline';
import { beforeEach, expect, it, vi } from 'vitest';

const text = 'words';
const path = '/static/js/async/words.js';
const sum = createHash('sha256').update(text).digest('base64').slice(0, digestLetters);
const site = { version: 'v', base: '/', addresses: '', shell: [], chunks: [], sums: { [path]: [sum, 5] as const } };

let held: Map<string, Response>;

/** Refuses what the cache of a browser refuses. */
const put = async (key: string, answer: Response) => {
  if (answer.status === 206 || answer.headers.get('Vary') === '*') throw new TypeError('refused');
  held.set(key, answer);
};

/** Makes the store of a site whose server gives this answer to every request. */
async function storeWith(answer: () => Response) {
  vi.stubGlobal('self', { site });
  const cache = { match: async () => undefined, put };
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [] });
  vi.stubGlobal('fetch', async () => answer());
  const { Store } = await import('./store.ts');
  return new Store(site);
}

beforeEach(() => {
  held = new Map();
});

it.each<[string, ResponseInit]>([
  ['as it should be', {}],
  ['with Vary: *', { headers: { Vary: '*' } }],
  ['whole, as a part', { status: 206 }],
])('caches a file that comes %s', async (_how, init) => {
  const store = await storeWith(() => new Response(text, init));
  await store.fetch(path);
  expect(await held.get(path)!.text()).toBe(text);
});

it.each<[string, string, ResponseInit]>([
  ['GoneError', 'a 404 in HTML, as most hosts write it', { status: 404, headers: { 'Content-Type': 'text/html' } }],
  ['GoneError', 'a 410', { status: 410 }],
  ['GoneError', 'another file', {}],
  ['TypeError', 'a captive portal', { headers: { 'Content-Type': 'text/html' } }],
  ['TypeError', 'a failing server', { status: 503 }],
])('throws a %s for %s', async (name, _what, init) => {
  const store = await storeWith(() => new Response('other', init));
  await expect(store.fetch(path)).rejects.toMatchObject({ name });
  expect(held.size).toBe(0);
});

it('deletes the caches of builds, but not those of this one, of the one before it and of others', async () => {
  const store = await storeWith(() => new Response());
  const names = ['oldest', 'older', 'before', 'v'].map((version) => `${buildsOf('/')}${version}`);
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => [...names, 'of-another-app'],
    delete: async (name: string) => void deleted.push(name),
  });
  await store.sweep();
  expect(deleted).toEqual(names.slice(0, 2));
});
