/** Milliseconds after which the work runs in browsers that cannot report when they are idle. */
const pause = 200;

/** Runs work once when the browser is idle; in WebKit, which cannot tell, after a pause. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(() => work());
  return () => cancelIdleCallback(idle);
}
