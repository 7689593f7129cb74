import { createServer, type Server } from 'node:http';
import { respond } from './respond.ts';
import { readSite } from './site.ts';

const seconds = 1000;

/** Timeouts that free the connection of a client that is slow to send its request or leaves the connection idle. */
const patience = {
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  keepAliveTimeout: 5 * seconds,
  connectionsCheckingInterval: 2 * seconds,
};

/** An address of 64 kB, percent-encoded or not, gets the app's own error screen instead of the parser's bare 431. */
const maxHeaderSize = 128 * 1024;

const idle = 30 * seconds;

/**
 * Time limit for a complete response: this long, plus one second for every `slowest` bytes. On a slower network the
 * guide is unusable.
 */
const whole = 60 * seconds;
const slowest = 4_000;

/** Maximum number of concurrent connections. Further connections are dropped at once, and the client retries. */
const places = 2_000;

/** Values that tests shorten: timeouts in milliseconds, and the maximum number of connections. */
export type Patience = Partial<typeof patience> & {
  readonly idle?: number;
  readonly whole?: number;
  readonly places?: number;
};

/**
 * Creates the server of a built site: its files, and the app's document for the addresses of the app. An unknown
 * address gets a 404, with the app for clients that accept HTML, so that its own error screen is shown. `dist` is read
 * once, here; a new build needs a new server. Throws if `dist` contains no built site.
 */
export function createGuideServer({ dist, ...shorter }: { readonly dist: string } & Patience): Server {
  const site = readSite(dist);
  const server = createServer({ maxHeaderSize, ...patience, ...shorter }, (request, response) => {
    const { status, headers, body } = respond(site, request);
    // A client that reads one byte now and then is not idle, and would hold its connection for ever.
    const time = (shorter.whole ?? whole) + (body.length / slowest) * seconds;
    const end = setTimeout(() => response.destroy(), time);
    response.once('close', () => clearTimeout(end));
    response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body.length });
    // Node omits the body if the request was a HEAD.
    response.end(body);
  });
  server.timeout = shorter.idle ?? idle;
  server.maxConnections = shorter.places ?? places;
  return server;
}
