import { parseAddress, splitHref } from '@sideguide/guide-core/flow';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { localeFor } from '../locales.ts';
import { readHistoryEntry } from './entry.ts';

export type Direction = 'forward' | 'back' | 'none';

const entry = () => readHistoryEntry(history.state);

const currentHref = (): string => location.pathname + location.search + location.hash;

let shown = { n: 0 };
const scrolled = new Map<number, number>();

/** Saves in the current entry how far the reader has scrolled. Never throws: see `go`. */
function saveScroll(n: number): void {
  try {
    history.replaceState({ n, y: scrollY }, '');
  } catch {
    // Without it the page is at its top after Back.
  }
}

/** Replaces the browser's own scroll restoration, which runs too early for a screen that is still loading. */
export function startHistory(): void {
  try {
    history.scrollRestoration = 'manual';
  } catch {
    // The browser keeps its own.
  }
  shown = entry();
  const keep = () => entry().n === shown.n && saveScroll(shown.n);
  let resting: ReturnType<typeof setTimeout> | undefined;
  // The only sign that a killed tab gets is being hidden; listening to `unload` would cost the back/forward cache.
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
  addEventListener(
    'scroll',
    () => {
      scrolled.set(shown.n, scrollY);
      // A reload reads the entry as it was before `pagehide`, a crashed tab as it was last saved.
      clearTimeout(resting);
      resting = setTimeout(keep, 200);
    },
    { passive: true },
  );
}

/** Index of the entry made by a link that means back, although it adds to the history. */
let backAt: number | undefined;

/**
 * Navigates to an address of this site. One in another language loads anew, because the locale is set once in a page
 * load. The browser also opens the address itself if it refuses a write to its history: WebKit throws after 100 of them
 * in 30 seconds, and scrolling counts.
 */
function go(
  to: string,
  { replace = false, state }: { replace?: boolean; state?: { readonly back?: boolean } } = {},
): void {
  if (to === currentHref()) return;
  if (localeFor(parseAddress(splitHref(to))) !== localeFor(parseAddress(location))) {
    location[replace ? 'replace' : 'assign'](to);
    return;
  }
  const { n } = entry();
  // Each write to the history adds some milliseconds to a tap on a slow phone.
  if (!replace && (entry().y ?? 0) !== scrollY) saveScroll(n);
  backAt = state?.back && !replace ? n + 1 : undefined;
  try {
    navigate(to, { replace, state: { n: replace ? n : n + 1 } });
  } catch {
    location[replace ? 'replace' : 'assign'](to);
  }
}

export interface Arrival {
  readonly direction: Direction;
  /** How far the reader had scrolled here before, in CSS pixels; undefined if there is nothing to restore. */
  readonly y: number | undefined;
}

let isFresh = true;

/** Returns whether the reader is new to the current page or had not scrolled down on it; false after going back. */
export const isFirstVisit = (): boolean => isFresh;

/** Makes the current entry the shown one. Returns its direction from the previous one, and the scroll position. */
export function arrive(): Arrival {
  const { n, y } = entry();
  const direction = n > shown.n ? 'forward' : n < shown.n ? 'back' : 'none';
  const known = scrolled.get(n);
  shown = { n };
  if (direction === 'forward') for (const other of [...scrolled.keys()]) if (other >= n) scrolled.delete(other);
  const place = direction === 'forward' ? undefined : (known ?? y);
  isFresh = direction !== 'back' && !place;
  return { direction: n === backAt ? 'back' : direction, y: place };
}

/** Returns the current path with search and hash; re-renders when it changes. */
export const useHref = (): string => useLocationProperty(currentHref, currentHref);

const links: [string, typeof go] = ['', go];

/**
 * Location hook for the router's links. They only navigate, so it returns a constant: no link re-renders when the
 * address changes, which would cost a slow phone more than the next screen.
 */
export const useLocationHook = (): [string, typeof go] => links;
