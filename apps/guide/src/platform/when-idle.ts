/** Milliseconds after which the work runs in browsers that cannot report when they are idle. */
const pause = 200;

/** Longest wait in milliseconds: a busy phone's browser may never be idle. */
const timeout = 3_000;

/**
 * Runs work once when the browser is idle, or at the latest after the time limit; in WebKit, which cannot tell, after a
 * pause. Returns how to cancel it.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  let isWanted = true;
  requestIdleCallback(() => isWanted && work(), { timeout });
  // Some browsers have the one function and not the other.
  return () => {
    isWanted = false;
  };
}
