import { createServer, type Server } from 'node:http';
import { answer } from './answer.ts';
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

/** The parts of `patience` that tests shorten, in milliseconds. */
export type Patience = Partial<typeof patience> & { readonly idle?: number };

/**
 * Serves a built site: its files, and the app's document for the addresses of the app. An unknown address is answered
 * 404, with the app for those who accept HTML, so that its own error screen speaks. `dist` is read once, here: a new
 * build needs a new server. Throws if `dist` holds no built site.
 */
export function createGuideServer({ dist, ...shorter }: { readonly dist: string } & Patience): Server {
  const site = readSite(dist);
  const server = createServer({ maxHeaderSize, ...patience, ...shorter }, (request, response) => {
    const { status, headers, body } = answer(site, request);
    response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body.length });
    // Node leaves the body out by itself when the request was a HEAD.
    response.end(body);
  });
  server.timeout = shorter.idle ?? idle;
  return server;
}
