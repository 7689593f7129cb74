import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/**
 * Returns the text that is printed when the server is up: the local address and, on a terminal, the address that a
 * phone in the same network can open, with a QR code. `port` is the port that the server listens on, `base` the server
 * folder of the site.
 */
export function announce(
  port: number,
  { isTerminal, base = '/' }: { readonly isTerminal: boolean; readonly base?: string },
): string {
  const path = base === '/' ? '' : base;
  const lines = [`Sideguide is at http://localhost:${port}${path}`];
  const host = isTerminal ? lanAddress() : undefined;
  if (host !== undefined) {
    const address = `http://${host}:${port}${path}`;
    // A quiet zone of two modules: scanners fail if the code touches a dark terminal.
    lines.push(`On a phone in the same network: ${address}`, '', renderUnicodeCompact(address, { border: 2 }));
  }
  return lines.join('\n');
}

/** Returns the first IPv4 address that is not loopback; undefined without a network. */
function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
