import { beforeEach, expect, it, vi } from 'vitest';

const path = '/static/js/async/words.js';
const site = { version: 'v', base: '/', addresses: '', shell: [], chunks: [], sums: { [path]: ['', 5] as const } };

beforeEach(() => {
  vi.stubGlobal('self', { site });
  const cache = { match: async () => undefined, put: async () => undefined };
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [] });
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
