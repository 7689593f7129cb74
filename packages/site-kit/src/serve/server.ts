import { createServer, type Server } from 'node:http';
import { respond } from './respond.ts';
import { readSite } from './site.ts';

const seconds = 1000;

/** Timeouts that free the connection of a client that is slow to send its request or leaves the connection idle. */
const timeouts = {
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  // As long as a step is read. With 5 s, a client that paused for longer lost the next request on its connection.
  keepAliveTimeout: 30 * seconds,
  connectionsCheckingInterval: 2 * seconds,
};

/** An address of 64 kB, percent-encoded or not, gets the app's own error screen instead of the parser's bare 431. */
const maxHeaderSize = 128 * 1024;

const idleTimeout = 30 * seconds;

/** Time limit for a response: this, plus a second per `minBytesPerSecond` bytes; slower, the guide is unusable. */
const responseTimeout = 60 * seconds;
const minBytesPerSecond = 4_000;

/** Maximum number of concurrent connections. Further connections are dropped at once, and the client retries. */
const maxConnections = 2_000;

/** Values that tests shorten: timeouts in milliseconds, and the maximum number of connections. */
export type ServerLimits = Partial<typeof timeouts> & {
  readonly idleTimeout?: number;
  readonly responseTimeout?: number;
  readonly maxConnections?: number;
};

/**
 * Creates the server of a built site: its files, and the app's document for the addresses of the app. An unknown
 * address gets a 404, with the app for clients that accept HTML, so that its own error screen is shown. `dist` is read
 * once, here; a new build needs a new server. Throws if `dist` contains no built site.
 */
export function createGuideServer({ dist, ...limits }: { readonly dist: string } & ServerLimits): Server {
  const site = readSite(dist);
  const server = createServer({ maxHeaderSize, ...timeouts, ...limits }, (request, response) => {
    const { status, headers, body } = respond(site, request);
    // A client that reads one byte now and then is not idle, and would hold its connection for ever.
    const timeLimit = (limits.responseTimeout ?? responseTimeout) + (body.length / minBytesPerSecond) * seconds;
    const timer = setTimeout(() => response.destroy(), timeLimit);
    response.once('close', () => clearTimeout(timer));
    response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body.length });
    // Node omits the body if the request was a HEAD.
    response.end(body);
  });
  server.timeout = limits.idleTimeout ?? idleTimeout;
  server.maxConnections = limits.maxConnections ?? maxConnections;
  return server;
}
