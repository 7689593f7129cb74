import type { InAppBrowser, InAppBrowsers } from '../schema/app.ts';

// Real user agents have fewer than 500 characters. The rest is ignored so that no regular expression can be made slow.
const limit = 1_000;

/** Matches pages in Android's WebView: `; wv` since Android 5; before, without a model, `Version/4` before Chrome. */
const webView = /\bAndroid\b.*(?:;\s*wv\)|\bVersion\/4\.\d+ Chrome\/)/;

/** What is known about the app that shows this page; a name only if the app identifies itself. */
export type HostApp = Partial<InAppBrowser>;

/**
 * Detects whether a page is open inside another app. A tab that an app opens in the browser itself (a Custom Tab) looks
 * like that browser, and counts as it.
 *
 * @returns `undefined` for complete browsers, and for everything unknown.
 */
export function detectHostApp(rules: Pick<InAppBrowsers, 'apps' | 'browsers'>, userAgent: string): HostApp | undefined {
  const agent = userAgent.slice(0, limit);
  const app = rules.apps.find((app) => new RegExp(app.agent, 'i').test(agent));
  if (app) return app;
  if (new RegExp(rules.browsers, 'i').test(agent)) return undefined;
  return webView.test(agent) ? {} : undefined;
}

/** A page's URL in parts, with the names that `location` uses. */
export interface PageAddress {
  readonly href: string;
  /** Including the colon. */
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Returns the address that opens a page outside the app: in the app's own way, or through an Android intent, which
 * falls back to the page itself. Undefined if there is no such way. Source:
 * https://developer.chrome.com/docs/android/intents
 */
export function addressOutside(
  { intent, open, query }: HostApp,
  userAgent: string,
  page: PageAddress,
): string | undefined {
  const { href, protocol, host, pathname, search, hash } = page;
  if (open) return open.replace('{url}', () => encodeURIComponent(href));
  if (query) return `${protocol}//${host}${pathname}${search}${search ? '&' : '?'}${query}${hash}`;
  if (intent === false || !/\bAndroid\b/.test(userAgent.slice(0, limit))) return undefined;
  // Android splits the URI at the last `#` (`Intent.parseUri`), so the step's hash is preserved.
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${protocol.replace(':', '')};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(href)};end`;
}
