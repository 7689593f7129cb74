import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from './port.ts';
import { createGuideServer } from './server.ts';
import { asker, type SampleSite, sampleSite, statusesIn } from './site.fixture.ts';

let sample: SampleSite;
let server: Server;
let port: number;
/** The same server with shorter timeouts, so that a test can wait for them. */
let impatient: Server;
let portOfImpatient: number;
/** A server that keeps idle connections, but limits the time for a response and the number of connections. */
let hasty: Server;
let portOfHasty: number;
const places = 30;
const ask = asker(() => port);

beforeAll(async () => {
  sample = sampleSite();
  sample.put('static/big.bin', randomBytes(16 * 2 ** 20), false);
  server = createGuideServer({ dist: sample.dist });
  port = (await listen(server, 0)).port;
  const short = { headersTimeout: 700, requestTimeout: 900, connectionsCheckingInterval: 50, idle: 700 };
  impatient = createGuideServer({ dist: sample.dist, ...short });
  portOfImpatient = (await listen(impatient, 0)).port;
  // Shorter by the time that the large file is given at the slowest rate.
  hasty = createGuideServer({ dist: sample.dist, whole: 500 - (16 * 2 ** 20) / 4, places });
  portOfHasty = (await listen(hasty, 0)).port;
});

afterAll(async () => {
  for (const one of [server, impatient, hasty]) {
    one.closeAllConnections();
    await new Promise((done) => one.close(done));
  }
  sample.remove();
});

/** After any attack, the next reader still gets the guide. */
beforeEach(() => async () => expect((await ask('/')).status).toBe(200));

const connections = (of: Server) => new Promise<number>((done) => of.getConnections((_error, count) => done(count)));
const nobody = (of: Server) => expect.poll(() => connections(of)).toBe(0);

const host = 'Host: x\r\n';
const get = (headers: string, path: string) => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;

describe('clients that keep a place', () => {
  const open = (count: number, write: string, at = portOfImpatient): Promise<Socket[]> =>
    Promise.all(
      Array.from(
        { length: count },
        () =>
          new Promise<Socket>((done, fail) => {
            const socket = connect(at, '127.0.0.1', () => {
              socket.write(write);
              done(socket);
            });
            socket.once('error', fail);
          }),
      ),
    );
  const ended = (sockets: readonly Socket[]) =>
    Promise.all(
      sockets.map((socket) => new Promise((done) => socket.on('error', () => undefined).once('close', done))),
    );

  it.each([
    ['say nothing', ''],
    ['begin a request and stop', 'GET / HT'],
    ['never end their headers', `GET / HTTP/1.1\r\n${host}X: `],
    ['never send the body they promise', `POST / HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\n`],
  ])('lose it when they %s', async (_name, words) => {
    const sockets = await open(100, words);
    const gone = ended(sockets);
    for (const socket of sockets) socket.resume();
    await gone;
    await nobody(impatient);
  });

  it('lose it when they send a byte now and then', async () => {
    const sockets = await open(20, `GET / HTTP/1.1\r\n${host}X: `);
    const gone = ended(sockets);
    for (const socket of sockets) socket.resume();
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 20);
    await gone;
    clearInterval(drip);
    await nobody(impatient);
  });

  it('lose it when they do not read what they asked for', async () => {
    const sockets = await open(5, get(host, '/static/big.bin'));
    for (const socket of sockets) socket.pause().on('error', () => undefined);
    await nobody(impatient);
    for (const socket of sockets) socket.destroy();
  });

  it('lose it when they read a byte now and then', async () => {
    const sockets = await open(5, get(host, '/static/big.bin'), portOfHasty);
    const gone = ended(sockets);
    const sip = setInterval(() => {
      for (const socket of sockets) socket.read(1);
    }, 20);
    for (const socket of sockets) socket.pause();
    await nobody(hasty);
    clearInterval(sip);
    for (const socket of sockets) socket.destroy();
    await gone;
  });

  it('are no more than there are places for', async () => {
    const sockets = await open(places + 20, 'GET / HT', portOfHasty);
    expect(await connections(hasty)).toBeLessThanOrEqual(places);
    for (const socket of sockets) socket.destroy();
    await nobody(hasty);
  });

  it('do not hinder others', async () => {
    const sockets = await open(500, 'GET / HT', port);
    expect((await ask('/miui')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await nobody(server);
  });

  it('a thousand at once are served, and leave nothing behind', async () => {
    const sockets = await open(1_000, get(`${host}Connection: close\r\n`, '/static/app.js'), port);
    const heard = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<number>((done) => {
            let first = '';
            socket.on('data', (part) => {
              first ||= part.toString('latin1');
            });
            socket.once('close', () => done(statusesIn(first)[0] ?? 0));
          }),
      ),
    );
    expect(heard.filter((status) => status !== 200)).toEqual([]);
    await nobody(server);
  });

  it('going away in the middle of an answer leaves nothing behind', async () => {
    const sockets = await open(200, get(host, '/static/big.bin'), port);
    const gone = ended(sockets);
    for (const socket of sockets) socket.once('data', () => socket.destroy());
    await gone;
    await nobody(server);
  });
});
