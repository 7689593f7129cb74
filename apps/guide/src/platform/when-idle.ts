/** Milliseconds after which a browser that cannot tell its idle moments gets the work in any case. */
const pause = 200;

/**
 * Runs work once, in an idle moment of the browser; WebKit cannot tell them (no `requestIdleCallback`), so there it runs
 * after a short pause. Returns what calls it off.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(() => work());
  return () => cancelIdleCallback(idle);
}
