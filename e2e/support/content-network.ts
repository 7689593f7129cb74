import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from '@sideguide/site-kit/serve';

/** How a CDN alters what it passes on. */
export interface NetworkBehavior {
  /** `Vary` of the origin: removed (one uncompressed copy for everybody), or extended by more header names. */
  readonly vary: 'stripped' | 'added';
  /** Whether the query is part of the cache key. */
  readonly query: 'kept' | 'ignored';
  /** Seconds for which documents are cached although the origin asks for revalidation. */
  readonly documents: number;
}

interface CachedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly until: number;
}

export interface ContentNetwork {
  readonly origin: string;
  /** Addresses answered from the cache, and those forwarded to the origin. */
  readonly fromCache: string[];
  readonly fromOrigin: string[];
  /** Advances the clock by this many seconds. */
  wait(seconds: number): void;
  close(): void;
}

const freshness = (headers: IncomingHttpHeaders, documents: number): number => {
  const [, age] = /max-age=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
  if (age) return Number(age);
  return /html/.test(headers['content-type'] ?? '') ? documents : 0;
};

/** Starts a cache between readers and a server, with its own clock. */
export async function contentNetwork(origin: string, behavior: NetworkBehavior): Promise<ContentNetwork> {
  const cache = new Map<string, CachedResponse>();
  const [fromCache, fromOrigin]: [string[], string[]] = [[], []];
  let now = 0;
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url!;
    const packed = behavior.vary === 'stripped' ? 'identity' : String(incoming.headers['accept-encoding'] ?? '');
    const key = `${packed} ${behavior.query === 'ignored' ? url.split('?')[0] : url}`;
    const send = ({ status, headers, body }: CachedResponse) => outgoing.writeHead(status, headers).end(body);
    const known = cache.get(key);
    if (known && known.until > now) {
      fromCache.push(url);
      return void send(known);
    }
    fromOrigin.push(url);
    const headers = { ...incoming.headers, 'accept-encoding': packed };
    ask(origin + url, { method: incoming.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { vary: _vary, connection: _connection, 'keep-alive': _alive, ...passed } = answer.headers;
        const vary = behavior.vary === 'added' ? { vary: 'Accept-Encoding, User-Agent, Origin, Accept-Language' } : {};
        const until = now + freshness(answer.headers, behavior.documents);
        const response = {
          status: answer.statusCode!,
          headers: { ...passed, ...vary },
          body: Buffer.concat(parts),
          until,
        };
        if (response.status === 200) cache.set(key, response);
        send(response);
      });
    })
      .on('error', () => outgoing.destroy())
      .end();
  });
  const { port } = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    fromCache,
    fromOrigin,
    wait: (seconds) => {
      now += seconds;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
