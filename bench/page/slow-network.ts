import { connect, createServer, type Socket } from 'node:net';
import { listen } from '@sideguide/site-kit/serve';
import { firstWindow, profile } from './profile.ts';

/** One direction of the cell: all connections share its rate, and bytes arrive in the order they were sent. */
class Link {
  private readonly bytesPerMs: number;
  private freeAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly inTransit: { readonly at: number; readonly arrive: () => void }[] = [];

  constructor(bitsPerSecond: number) {
    this.bytesPerMs = bitsPerSecond / 8 / 1000;
  }

  /** Calls `arrive` when that many bytes have crossed the link, after rate and latency. */
  send(bytes: number, arrive: () => void): void {
    this.freeAt = Math.max(performance.now(), this.freeAt) + bytes / this.bytesPerMs;
    this.inTransit.push({ at: this.freeAt + profile.roundTrip / 2, arrive });
    this.wait();
  }

  /** One timer for all packets: with several of them packets could overtake each other. */
  private wait(): void {
    const [next] = this.inTransit;
    if (this.timer || !next) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        while (this.inTransit[0] && this.inTransit[0].at <= performance.now() + 0.5) this.inTransit.shift()!.arrive();
        this.wait();
      },
      Math.max(0, next.at - performance.now()),
    );
  }
}

/** A connection's congestion window: bytes sent before the first are acknowledged. Grows as in TCP's slow start. */
class Window {
  private size = firstWindow;
  private unacknowledged = 0;
  private readonly waiting: Buffer[] = [];
  private readonly down: Link;
  private readonly deliver: (bytes: Buffer) => void;

  constructor(down: Link, deliver: (bytes: Buffer) => void) {
    this.down = down;
    this.deliver = deliver;
  }

  write(bytes: Buffer): void {
    // One packet each: a large write must not cross the link in one jump.
    for (let at = 0; at < bytes.length; at += 1460) this.waiting.push(bytes.subarray(at, at + 1460));
    this.flush();
  }

  private flush(): void {
    while (this.waiting.length > 0 && this.unacknowledged < this.size) {
      const packet = this.waiting.shift()!;
      this.unacknowledged += packet.length;
      this.down.send(packet.length, () => {
        this.deliver(packet);
        setTimeout(() => {
          this.unacknowledged -= packet.length;
          this.size += packet.length;
          this.flush();
        }, profile.roundTrip / 2);
      });
    }
  }
}

export interface SlowNetwork {
  readonly port: number;
  /** Returns the bytes that reached the phone since the last call, over all connections. */
  takeBytes(): number;
  /** While cut, nothing crosses the network and no request is answered. */
  cut(isCut: boolean): void;
  close(): void;
}

/**
 * Puts the profile's network before a server on this machine: rate, latency, slow start, and the round trip of a new
 * connection. The browser's own emulation leaves out the last two and does not affect a service worker.
 */
export async function slowNetwork(target: number): Promise<SlowNetwork> {
  const down = new Link(profile.down);
  const up = new Link(profile.up);
  const sockets = new Set<Socket>();
  let bytes = 0;
  let isCut = false;
  const server = createServer((phone) => {
    if (isCut) return void phone.destroy();
    const site = connect(target, 'localhost');
    phone.setNoDelay(true);
    site.setNoDelay(true);
    for (const socket of [phone, site]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    const window = new Window(down, (packet) => {
      bytes += packet.length;
      if (!phone.destroyed) phone.write(packet);
    });
    // The handshake: the phone sends nothing before it is over.
    const ready = new Promise((resolve) => setTimeout(resolve, profile.roundTrip));
    phone.on('data', (data) => ready.then(() => up.send(data.length, () => site.destroyed || site.write(data))));
    site.on('data', (data) => window.write(data));
    phone.on('close', () => site.destroy());
    site.on('close', () => setTimeout(() => phone.end(), profile.roundTrip));
  });
  const { port } = await listen(server, 0);
  return {
    port,
    takeBytes: () => {
      const count = bytes;
      bytes = 0;
      return count;
    },
    cut: (value) => {
      isCut = value;
      if (value) for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
