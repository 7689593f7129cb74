import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/**
 * The text printed when the server is up: the address on this machine and, for a person at a terminal,
 * the one a phone in the same network can open, with a QR code. `port` is the one listened on, `base`
 * the folder that the site lies in.
 */
export function announce(
  port: number,
  { terminal, base = '/' }: { readonly terminal: boolean; readonly base?: string },
): string {
  const below = base === '/' ? '' : base;
  const lines = [`Sideguide is at http://localhost:${port}${below}`];
  const host = terminal ? lanAddress() : undefined;
  if (host !== undefined) {
    const address = `http://${host}:${port}${below}`;
    // Two modules of white: scanners lose the code where it touches a dark terminal.
    lines.push(`On a phone in the same network: ${address}`, '', renderUnicodeCompact(address, { border: 2 }));
  }
  return lines.join('\n');
}

/** First IPv4 address that is not the machine's own loopback; undefined without a network. */
function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
