import { createHash } from 'node:crypto';
import { digestLetters } from '@sideguide/guide-core/offline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

describe('a file that the server has dropped', () => {
  const kept = createHash('sha256').update('document').digest('base64').slice(0, digestLetters);
  const whole = { ...site, addresses: '^/$', sums: { ...site.sums, '/': [kept, 8] as const } };
  const held = new Map<string, string>();
  const put = async (key: string, answer: Response) => void held.set(key, await answer.text());
  const fresh = () => new Response('fresh');
  const gone = () => new Response('', { status: 404 });

  /** Returns what makes a worker: a browser may stop it between two requests, and start another. */
  async function workers(writes: typeof put) {
    held.clear();
    held.set('/', 'document');
    vi.stubGlobal('self', { site: whole });
    const match = async (key: string) => (held.has(key) ? new Response(held.get(key)) : undefined);
    vi.stubGlobal('caches', { open: async () => ({ match, put: writes }), keys: async () => [] });
    vi.resetModules();
    const { FetchHandler } = await import('./serve.ts');
    const { Store } = await import('./store.ts');
    const registration = { update: async () => undefined } as unknown as ServiceWorkerRegistration;
    return () => {
      const handler = new FetchHandler(whole, new Store(whole), registration);
      return async (address: string, answer: () => Response): Promise<string> => {
        vi.stubGlobal('fetch', async () => answer());
        const works: Promise<unknown>[] = [];
        const later = (work: Promise<unknown>) => void works.push(work);
        const request = new Request(`https://guide.example${address}`);
        const answered = await (address === '/' ? handler.document(request, later) : handler.file(request, later));
        const text = await answered.text();
        await Promise.all(works);
        return text;
      };
    };
  }

  it('has the document asked from the network first, until it has come', async () => {
    const start = await workers(put);
    expect(await start()('/', fresh)).toBe('document');
    await start()(path, gone);
    expect(await start()('/', fresh)).toBe('fresh');
    await start()(path, () => new Response('other'));
    expect(await start()('/', fresh)).toBe('fresh');
    await start()(path, () => new Response('words'));
    expect(await start()('/', fresh)).toBe('document');
  });

  it('does so on a full phone too', async () => {
    const start = await workers(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
    const ask = start();
    await ask(path, gone);
    expect(await ask('/', fresh)).toBe('fresh');
  });
});
