// Small, and with every screen: what the page knows about being cached. The work is done by `worker-client.ts`.

/**
 * `ready`: the chosen flow opens and runs without network. `offer`: the reader saves data, and decides. `full`: no
 * space left. `denied`: the browser stores nothing. `cut`: the network broke off. `unknown`: nothing is shown.
 */
export type Keeping = 'unknown' | OfflineStatus;

/** The states that are shown to the reader. */
export type OfflineStatus = 'keeping' | 'ready' | 'offer' | 'full' | 'denied' | 'cut';

export interface Offline {
  /** Id of the skin whose flow this is about; undefined without one. */
  readonly skin: string | undefined;
  readonly keeping: Keeping;
  /** Bytes still to be loaded, for `offer`; 0 if not known. */
  readonly missing: number;
  /** True if a new version of the guide has arrived and waits for the reader's consent. */
  readonly hasNewer: boolean;
}

let state: Offline = { skin: undefined, keeping: 'unknown', missing: 0, hasNewer: false };
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
