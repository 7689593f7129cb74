import type { AddressInfo } from 'node:net';
import { createGuideServer } from '@sideguide/site-kit/serve';

// Run by `npm run test:load` in a separate process with `--expose-gc`: serves the given folder, sends its port, and
// answers each message with what it holds.

/** What the server's process holds: megabytes, and open handles. */
export interface ServerUsage {
  readonly rss: number;
  readonly heap: number;
  readonly connections: number;
  readonly handles: number;
}

const megabyte = 2 ** 20;
const server = createGuideServer({ dist: process.argv[2]! });
const collect = (globalThis as { gc?: () => void }).gc!;

server.listen(0, '127.0.0.1', 2_048, () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('message', () => {
  // Twice: what the first run finalises is freed by the second.
  collect();
  collect();
  server.getConnections((_error, connections) => {
    const { rss, heapUsed } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().filter((name) => !/Timeout|Immediate/.test(name)).length;
    process.send!({ rss: rss / megabyte, heap: heapUsed / megabyte, connections, handles } satisfies ServerUsage);
  });
});
process.once('disconnect', () => process.exit());
