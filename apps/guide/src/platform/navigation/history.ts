// In the first load.
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { readHistoryEntry } from './entry.ts';

export type Direction = 'forward' | 'back' | 'none';

const entry = () => readHistoryEntry(history.state);

const currentHref = (): string => location.pathname + location.search + location.hash;

let shown = { n: 0 };
const scrolled = new Map<number, number>();

/** Takes over from the browser's own restoring, which comes too early for a screen that is still loading. */
export function startHistory(): void {
  history.scrollRestoration = 'manual';
  shown = entry();
  const keep = () => entry().n === shown.n && history.replaceState({ n: shown.n, y: scrollY }, '');
  let resting: ReturnType<typeof setTimeout> | undefined;
  // A killed tab gets no other sign than being hidden; `unload` would cost the back/forward cache.
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
  addEventListener(
    'scroll',
    () => {
      scrolled.set(shown.n, scrollY);
      // A reload takes the entry as it was before `pagehide`, a crashed tab as it was last.
      clearTimeout(resting);
      resting = setTimeout(keep, 200);
    },
    { passive: true },
  );
}

/** The entry that a link made which means back, though it leads on in the history. */
let backAt: number | undefined;

/** Goes to an address of ours. */
export function go(
  to: string,
  { replace = false, state }: { replace?: boolean; state?: { readonly back?: boolean } } = {},
): void {
  if (to === currentHref()) return;
  const { n } = entry();
  // Each entry written costs a slow phone some milliseconds of a tap.
  if (!replace && (entry().y ?? 0) !== scrollY) history.replaceState({ n, y: scrollY }, '');
  backAt = state?.back && !replace ? n + 1 : undefined;
  navigate(to, { replace, state: { n: replace ? n : n + 1 } });
}

export interface Arrival {
  readonly direction: Direction;
  /** How far the reader had scrolled here before; undefined where the reader is new. */
  readonly y: number | undefined;
}

let fresh = true;

/** Whether the reader has not been at the current page, or not further down on it; whoever goes back has. */
export const comesNew = (): boolean => fresh;

/** How the entry that is now current lies to the one shown before, and where its reader had scrolled. */
export function arrive(): Arrival {
  const { n, y } = entry();
  const direction = n > shown.n ? 'forward' : n < shown.n ? 'back' : 'none';
  const known = scrolled.get(n);
  shown = { n };
  if (direction === 'forward') for (const other of [...scrolled.keys()]) if (other >= n) scrolled.delete(other);
  const place = direction === 'forward' ? undefined : (known ?? y);
  fresh = direction !== 'back' && !place;
  return { direction: n === backAt ? 'back' : direction, y: place };
}

/** The current address, path with search and hash; renders anew when it changes. */
export const useHref = (): string => useLocationProperty(currentHref, currentHref);

const links: [string, typeof go] = ['', go];

/**
 * The location hook that the router's links use. They only lead on: none is drawn anew when the address changes, which
 * would cost a slow phone more than the next screen.
 */
export const useLocationHook = (): [string, typeof go] => links;
