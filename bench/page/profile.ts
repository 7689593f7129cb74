/** The phone and the network that every page is measured with: a cheap phone on a slow cell. */
export const profile = {
  /** Bits per second, downstream and upstream. */
  down: 1_600_000,
  up: 750_000,
  /** Round trip of a packet in milliseconds. */
  roundTrip: 150,
  /** CPU slowdown relative to this machine. */
  cpu: 4,
  viewport: { width: 360, height: 800 },
  /** Measured in turn, one per round. */
  languages: ['vi', 'en', 'ur'],
} as const;

/** Bytes that TCP sends before the first acknowledgement (RFC 6928: ten segments). */
export const firstWindow = 10 * 1460;
