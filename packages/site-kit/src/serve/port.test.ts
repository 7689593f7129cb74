import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, parsePort } from './port.ts';

describe('parsePort', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65535],
  ])('reads %s as %i', (value, port) => {
    expect(parsePort(value)).toBe(port);
  });

  it.each(['0', '65536', '-1', '80.5', '0x50', ' 80', 'http', '1e3', '999999'])('rejects %s', (value) => {
    expect(() => parsePort(value)).toThrow(
      `PORT is "${value}" but has to be a number from 1 to 65535. Try: PORT=4173 npm start`,
    );
  });
});

describe('listen', () => {
  const servers = [createServer(), createServer()] as const;
  afterEach(() => servers.forEach((server) => void server.close()));

  it('names the port in use and another to try', async () => {
    const { port } = await listen(servers[0], 0);
    expect(port).toBeGreaterThan(0);
    const next = port < 65535 ? port + 1 : 4173;
    await expect(listen(servers[1], port)).rejects.toThrow(
      new Error(`Port ${port} is in use. Choose another: PORT=${next} npm start`),
    );
  });

  it('reports a forbidden port', async () => {
    // Whether low ports are forbidden depends on the account, so the system's error is simulated.
    const server = createServer();
    server.listen = () => {
      server.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
      return server;
    };
    await expect(listen(server, 80)).rejects.toThrow(
      'Port 80 is not allowed for this account. Choose another: PORT=4173 npm start',
    );
  });
});
