import { userAgent } from '../platform/user-agent.ts';

/** Milliseconds to leave the first screen undisturbed. */
const delayMs = 400;

/**
 * Checks whether the page is open inside another app, once there is something to read. The user agent of a full browser
 * ends with its engine's name: then nothing is fetched. Returns a function that cancels the check.
 */
export function watchForHostApp(tag: string): () => void {
  const agent = userAgent();
  if (/(Safari|Firefox)\/[\d.]+$/.test(agent) && !/wv\)|Version\/4/.test(agent)) return () => undefined;
  const timer = setTimeout(() => {
    import(/* webpackChunkName: "in-app" */ './in-app.tsx').then(
      ({ showHostAppNotice }) => showHostAppNotice(tag),
      () => undefined, // the guide works without the notice
    );
  }, delayMs);
  return () => clearTimeout(timer);
}
