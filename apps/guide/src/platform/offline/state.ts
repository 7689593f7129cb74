// In the first load.
// Small, and with every screen: what the page knows of being kept on the phone. The work is done by `keeper.ts`.

/**
 * `ready`: the chosen flow opens and runs without network. `offer`: the reader saves data, and decides. `full`, `denied`, `cut`:
 * no room, a browser that keeps nothing, a network that broke off. `unknown`: nothing is said.
 */
export type Keeping = 'unknown' | OfflineStatus;

/** The states that the reader is told of. */
export type OfflineStatus = 'keeping' | 'ready' | 'offer' | 'full' | 'denied' | 'cut';

export interface Offline {
  readonly keeping: Keeping;
  /** Bytes that are still to come, for `offer`; 0 where not known. */
  readonly missing: number;
  /** A new version of the guide is here and waits for the reader's word. */
  readonly newer: boolean;
}

let state: Offline = { keeping: 'unknown', missing: 0, newer: false };
const listeners = new Set<() => void>();

export const getOffline = (): Offline => state;

export function setOffline(change: Partial<Offline>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function onOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
