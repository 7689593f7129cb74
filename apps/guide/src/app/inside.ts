// In the first load.

/** Milliseconds that the first screen has for itself. */
const rest = 400;

/**
 * Looks whether the page is open inside another app, once there is something to read. Whole browsers say their engine last and
 * nothing behind it: for them nothing is fetched. Returns what ends the wait.
 */
export function watchForHostApp(tag: string): () => void {
  const { userAgent } = navigator;
  if (/(Safari|Firefox)\/[\d.]+$/.test(userAgent) && !/wv\)|Version\/4/.test(userAgent)) return () => undefined;
  const timer = setTimeout(() => {
    import(/* webpackChunkName: "in-app" */ './in-app.tsx').then(
      ({ showHostAppNotice }) => showHostAppNotice(tag),
      () => undefined, // without the advice the guide goes on
    );
  }, rest);
  return () => clearTimeout(timer);
}
