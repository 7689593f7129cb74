import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from './port.ts';
import { createGuideServer } from './server.ts';
import { createSender, type SampleSite, sampleSite, statusesIn } from './site.fixture.ts';

let sample: SampleSite;
let server: Server;
let port: number;
/** The same server with shorter timeouts, so that a test can wait for them. */
let shortTimeouts: Server;
let shortTimeoutsPort: number;
/** A server that keeps idle connections, but limits the time for a response and the number of connections. */
let limited: Server;
let limitedPort: number;
const maxConnections = 30;
const send = createSender(() => port);

beforeAll(async () => {
  sample = sampleSite();
  sample.write('static/big.bin', randomBytes(16 * 2 ** 20), false);
  server = createGuideServer({ dist: sample.dist });
  port = (await listen(server, 0)).port;
  const short = { headersTimeout: 700, requestTimeout: 900, connectionsCheckingInterval: 50, idleTimeout: 700 };
  shortTimeouts = createGuideServer({ dist: sample.dist, ...short });
  shortTimeoutsPort = (await listen(shortTimeouts, 0)).port;
  // Shorter by the time that the large file is given at the slowest rate.
  limited = createGuideServer({ dist: sample.dist, responseTimeout: 500 - (16 * 2 ** 20) / 4, maxConnections });
  limitedPort = (await listen(limited, 0)).port;
});

afterAll(async () => {
  for (const each of [server, shortTimeouts, limited]) {
    each.closeAllConnections();
    await new Promise((resolve) => each.close(resolve));
  }
  sample.remove();
});

/** After any attack, the next reader still gets the guide. */
beforeEach(() => async () => expect((await send('/')).status).toBe(200));

const connections = (target: Server) =>
  new Promise<number>((resolve) => target.getConnections((_error, count) => resolve(count)));
const expectNoConnections = (target: Server) => expect.poll(() => connections(target)).toBe(0);

const host = 'Host: x\r\n';
const get = (headers: string, path: string) => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;

describe('connections are closed', () => {
  const open = (count: number, write: string, targetPort = shortTimeoutsPort): Promise<Socket[]> =>
    Promise.all(
      Array.from(
        { length: count },
        () =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(targetPort, '127.0.0.1', () => {
              socket.write(write);
              resolve(socket);
            });
            socket.once('error', reject);
          }),
      ),
    );
  const waitUntilClosed = (sockets: readonly Socket[]) =>
    Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))),
    );

  it.each([
    ['send nothing', ''],
    ['stop in the request line', 'GET / HT'],
    ['never end their headers', `GET / HTTP/1.1\r\n${host}X: `],
    ['never send the announced body', `POST / HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\n`],
  ])('if clients %s', async (_name, bytes) => {
    const sockets = await open(100, bytes);
    const closed = waitUntilClosed(sockets);
    for (const socket of sockets) socket.resume();
    await closed;
    await expectNoConnections(shortTimeouts);
  });

  it('if clients send one byte at a time', async () => {
    const sockets = await open(20, `GET / HTTP/1.1\r\n${host}X: `);
    const closed = waitUntilClosed(sockets);
    for (const socket of sockets) socket.resume();
    const timer = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 20);
    await closed;
    clearInterval(timer);
    await expectNoConnections(shortTimeouts);
  });

  it('if clients do not read the response', async () => {
    const sockets = await open(5, get(host, '/static/big.bin'));
    for (const socket of sockets) socket.pause().on('error', () => undefined);
    await expectNoConnections(shortTimeouts);
    for (const socket of sockets) socket.destroy();
  });

  it('if clients read one byte at a time', async () => {
    const sockets = await open(5, get(host, '/static/big.bin'), limitedPort);
    const closed = waitUntilClosed(sockets);
    const timer = setInterval(() => {
      for (const socket of sockets) socket.read(1);
    }, 20);
    for (const socket of sockets) socket.pause();
    await expectNoConnections(limited);
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    await closed;
  });

  it('above the maximum number', async () => {
    const sockets = await open(maxConnections + 20, 'GET / HT', limitedPort);
    expect(await connections(limited)).toBeLessThanOrEqual(maxConnections);
    for (const socket of sockets) socket.destroy();
    await expectNoConnections(limited);
  });

  it('without affecting other clients', async () => {
    const sockets = await open(500, 'GET / HT', port);
    expect((await send('/miui')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expectNoConnections(server);
  });

  it('after a thousand concurrent responses', async () => {
    const sockets = await open(1_000, get(`${host}Connection: close\r\n`, '/static/app.js'), port);
    const statuses = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<number>((resolve) => {
            let first = '';
            socket.on('data', (part) => {
              first ||= part.toString('latin1');
            });
            socket.once('close', () => resolve(statusesIn(first)[0] ?? 0));
          }),
      ),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await expectNoConnections(server);
  });

  it('if clients disconnect in the middle of a response', async () => {
    const sockets = await open(200, get(host, '/static/big.bin'), port);
    const closed = waitUntilClosed(sockets);
    for (const socket of sockets) socket.once('data', () => socket.destroy());
    await closed;
    await expectNoConnections(server);
  });
});

it('answers on a connection that was idle while a step was read', async () => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  const ask = () => socket.write('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n');
  ask();
  await expect.poll(() => statusesIn(received)).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  ask();
  await expect.poll(() => statusesIn(received)).toHaveLength(2);
  socket.destroy();
});
