import { createServer, type Server } from 'node:http';
import { respond } from './answer.ts';
import { readSite } from './site.ts';

const seconds = 1000;

/** A client that takes longer for its request, or leaves an answer lying, gives its place to another. */
const patience = {
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  keepAliveTimeout: 5 * seconds,
  connectionsCheckingInterval: 2 * seconds,
};

/** An address of 64 kB, percent-encoded or not, gets the app's own error screen and not the parser's bare 431. */
const maxHeaderSize = 128 * 1024;

const idle = 30 * seconds;

/** A whole answer: this long, and a second more for each so many bytes. A network slower than that cannot use the guide. */
const whole = 60 * seconds;
const slowest = 4_000;

/** Places at once. Whoever comes when all are taken is sent away at once, and comes again. */
const places = 2_000;

/** What tests shorten: waits in milliseconds, and how many connections there may be. */
export type Patience = Partial<typeof patience> & {
  readonly idle?: number;
  readonly whole?: number;
  readonly places?: number;
};

/**
 * Serves a built site: its files, and the app's document for the addresses of the app. An unknown address is answered
 * 404, with the app for those who accept HTML, so that its own error screen speaks. `dist` is read once, here: a new
 * build needs a new server. Throws if `dist` holds no built site.
 */
export function createGuideServer({ dist, ...shorter }: { readonly dist: string } & Patience): Server {
  const site = readSite(dist);
  const server = createServer({ maxHeaderSize, ...patience, ...shorter }, (request, response) => {
    const { status, headers, body } = respond(site, request);
    // Reading a byte now and then would keep a place for ever: an idle connection it is not.
    const time = (shorter.whole ?? whole) + (body.length / slowest) * seconds;
    const end = setTimeout(() => response.destroy(), time);
    response.once('close', () => clearTimeout(end));
    response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body.length });
    // Node leaves the body out by itself when the request was a HEAD.
    response.end(body);
  });
  server.timeout = shorter.idle ?? idle;
  server.maxConnections = shorter.places ?? places;
  return server;
}
