/** Milliseconds after which the work runs in browsers that cannot report when they are idle. */
const pause = 200;

/** Longest wait in milliseconds: a busy phone's browser may never be idle. */
const timeout = 3_000;

/**
 * Runs work once when the browser is idle, or at the latest after the time limit; in WebKit, which cannot tell, after a
 * pause. Returns how to cancel it.
 */
export function whenIdle(work: () => void): () => void {
  let isWanted = true;
  const run = () => {
    if (isWanted) work();
  };
  try {
    requestIdleCallback(run, { timeout });
  } catch {
    // The browser lacks it, or a privacy tool refuses it.
    setTimeout(run, pause);
  }
  // Some browsers cannot cancel what they can do when idle.
  return () => {
    isWanted = false;
  };
}
