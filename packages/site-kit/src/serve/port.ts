import type { AddressInfo, Server } from 'node:net';

const defaultPort = 4173;
const lastPort = 65535;

/** Parses the environment's `PORT`; 4173 if absent or empty. Throws an Error unless it is from 1 to 65535. */
export function parsePort(value: string | undefined): number {
  if (value === undefined || value === '') return defaultPort;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= lastPort) return port;
  throw new Error(
    `PORT is "${value}" but has to be a number from 1 to ${lastPort}. Try: PORT=${defaultPort} npm start`,
  );
}

/**
 * Starts `server` on `port` (0 takes any free one) on all network interfaces, and resolves with its address. Rejects
 * with a one-sentence message if the port is in use or forbidden, and with the system's own error otherwise.
 */
export function listen(server: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, port));
    server.once('error', fail);
    server.listen(port, () => {
      server.off('error', fail);
      resolve(server.address() as AddressInfo);
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    const next = port < lastPort ? port + 1 : defaultPort;
    return new Error(`Port ${port} is in use. Choose another: PORT=${next} npm start`, { cause: error });
  }
  if (error.code === 'EACCES') {
    const alternative = port === defaultPort ? defaultPort + 1 : defaultPort;
    return new Error(`Port ${port} is not allowed for this account. Choose another: PORT=${alternative} npm start`, {
      cause: error,
    });
  }
  return error;
}
