import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listenOrStop } from './port.ts';

it.each([
  [80, 81],
  [65535, 4173],
])('a port that is in use: %i, try %i', async (port, another) => {
  const server = createServer();
  server.listen = () => {
    server.emit('error', Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }));
    return server;
  };
  await expect(listenOrStop(server, port, 'sideguide serve')).rejects.toMatchObject({
    message: `Port ${port} is in use.`,
    remedy: `Choose another: sideguide serve --port ${another}`,
  });
});
