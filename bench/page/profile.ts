/** The phone and the network that every page is measured with: a cheap phone on a slow cell. */
export const profile = {
  /** Bits per second, from the server and to it. */
  down: 1_600_000,
  up: 750_000,
  /** Milliseconds from a packet to its answer. */
  roundTrip: 150,
  /** Times slower than this machine. */
  cpu: 4,
  viewport: { width: 360, height: 800 },
  /** One after the other, a round each. */
  languages: ['vi', 'en', 'ur'],
} as const;

/** Bytes that TCP sends before the first acknowledgement (RFC 6928: ten segments). */
export const firstWindow = 10 * 1460;
