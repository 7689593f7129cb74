import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';

/** A host whose network can be cut and whose site can be replaced by another build, at the same origin. */
export interface Host {
  readonly origin: string;
  /** Requested paths in order. */
  readonly requests: string[];
  /** Publishes another build. */
  publish(dist: string): void;
  /** Answers one path with a custom handler from now on. */
  answer(path: string, other: (request: IncomingMessage, response: ServerResponse) => void): void;
  /** Breaks every connection from now on. The port stays bound, so that no other process takes it meanwhile. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function host(dist: string): Promise<Host> {
  let site = createGuideServer({ dist });
  const others = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
  const requests: string[] = [];
  let down = false;
  const server = createServer((request, response) => {
    const [path] = request.url!.split('?') as [string];
    requests.push(path);
    const other = others.get(path);
    if (other) other(request, response);
    else site.emit('request', request, response);
  });
  server.prependListener('connection', (socket: Socket) => void (down && socket.resetAndDestroy()));
  const { port } = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    requests,
    publish: (other) => {
      site = createGuideServer({ dist: other });
    },
    answer: (path, other) => void others.set(path, other),
    cut: async () => {
      down = true;
      server.closeAllConnections();
    },
    mend: async () => {
      down = false;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
