import { createHash } from 'node:crypto';
import { digestLetters } from '@sideguide/guide-core/offline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const path = '/static/js/async/words.js';
const sum = createHash('sha256').update('words').digest('base64').slice(0, digestLetters);
const site = { version: 'v', base: '/', addresses: '', shell: [], chunks: [], sums: { [path]: [sum, 5] as const } };

let cached: () => Response | undefined;

beforeEach(() => {
  cached = () => undefined;
  vi.stubGlobal('self', { site });
  const cache = { match: async () => cached(), put: async () => undefined, delete: async () => true };
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [] });
});

afterEach(() => void vi.useRealTimers());

/** Returns the text that a page gets for this file, with this query, after `wait` ms, if the network has `new`. */
async function textOf(query: string, wait: number): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response('new'));
  const { FetchHandler } = await import('./serve.ts');
  const { Store } = await import('./store.ts');
  const handler = new FetchHandler(site, new Store(site), {} as ServiceWorkerRegistration);
  // Time stands still otherwise: a slow machine would take longer for a digest than the cache may take for a file.
  vi.useFakeTimers();
  const reading = handler.file(new Request(`https://guide.example${path}${query}`), () => undefined);
  await vi.advanceTimersByTimeAsync(wait);
  return (await reading).text();
}

it.each<[string, string, number, () => Response]>([
  ['new', 'never ends', 3_000, () => new Response(new ReadableStream())],
  ['new', 'ends half-way', 0, () => new Response('wor')],
  ['new', 'is an error', 0, () => new Response('words', { status: 500 })],
  ['words', 'is the build’s', 0, () => new Response('words')],
])(
  'serves “%s” if the cached file %s, whether or not the page asks again',
  async (text, _what, wait, answer) => {
    cached = answer;
    expect([await textOf('', wait), await textOf('?again=1', wait)]).toEqual([text, text]);
  },
  30_000,
);

it.each([
  [404, true],
  [410, true],
  [403, false],
  [503, false],
])('a file of this build that the server answers with %i: looks for a newer build: %s', async (status, looks) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  const { FetchHandler } = await import('./serve.ts');
  const { Store } = await import('./store.ts');
  const update = vi.fn();
  const works: Promise<unknown>[] = [];
  const handler = new FetchHandler(site, new Store(site), { update } as unknown as ServiceWorkerRegistration);
  const answer = await handler.file(new Request(`https://guide.example${path}`), (work) => works.push(work));
  await Promise.all(works);
  expect([answer.status, update.mock.calls.length > 0]).toEqual([status, looks]);
});

it('asks the network for the document first from a missing file’s 404 until that file has come', async () => {
  const kept = createHash('sha256').update('document').digest('base64').slice(0, digestLetters);
  const whole = { ...site, addresses: '^/$', sums: { ...site.sums, '/': [kept, 8] as const } };
  vi.stubGlobal('self', { site: whole });
  const held = new Map([['/', 'document']]);
  const cache = {
    match: async (key: string) => (held.has(key) ? new Response(held.get(key)) : undefined),
    put: async (key: string, answer: Response) => void held.set(key, await answer.text()),
  };
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [] });
  vi.resetModules();
  const { FetchHandler } = await import('./serve.ts');
  const { Store } = await import('./store.ts');
  const registration = { update: async () => undefined } as unknown as ServiceWorkerRegistration;

  const from = async (address: string, answer: () => Response): Promise<string> => {
    vi.stubGlobal('fetch', async () => answer());
    const works: Promise<unknown>[] = [];
    // A worker anew for each request: browsers stop it in between.
    const handler = new FetchHandler(whole, new Store(whole), registration);
    const request = new Request(`https://guide.example${address}`);
    const later = (work: Promise<unknown>) => void works.push(work);
    const text = await (
      await (address === '/' ? handler.document(request, later) : handler.file(request, later))
    ).text();
    await Promise.all(works);
    return text;
  };
  const fresh = () => new Response('fresh');
  expect(await from('/', fresh)).toBe('document');
  await from(path, () => new Response('', { status: 404 }));
  expect(await from('/', fresh)).toBe('fresh');
  await from(path, () => new Response('other'));
  expect(await from('/', fresh)).toBe('fresh');
  await from(path, () => new Response('words'));
  expect(await from('/', fresh)).toBe('document');
});
