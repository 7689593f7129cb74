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

/** Returns the text that a page gets for this file, with this query, if the network has `new`. */
async function textOf(query = ''): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response('new'));
  const { FetchHandler } = await import('./serve.ts');
  const { Store } = await import('./store.ts');
  const handler = new FetchHandler(site, new Store(site), {} as ServiceWorkerRegistration);
  vi.useFakeTimers();
  const reading = handler.file(new Request(`https://guide.example${path}${query}`), () => undefined);
  const late = new Promise<string>((done) => setTimeout(() => done('nothing'), 3_000));
  const text = Promise.race([reading.then((answer) => answer.text()), late]);
  await vi.advanceTimersByTimeAsync(3_000);
  return text;
}

it.each<[string, string, () => Response]>([
  ['new', 'never ends', () => new Response(new ReadableStream())],
  ['new', 'ends half-way', () => new Response('wor')],
  ['new', 'is an error', () => new Response('words', { status: 500 })],
  ['words', 'is the build’s', () => new Response('words')],
])('serves “%s” if the cached file %s, whether or not the page asks again', async (text, _what, answer) => {
  cached = answer;
  expect([await textOf(), await textOf('?again=1')]).toEqual([text, text]);
});

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
