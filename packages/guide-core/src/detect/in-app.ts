import type { InAppBrowser, InAppBrowsers } from '../model/in-app.ts';

// Real user agents stay below 500 characters. The rest is not looked at, so that no rule can be made to run for long.
const limit = 1_000;

/** Pages of Android inside any app: `; wv` since Android 5, `Version/4` beside Chrome before and without a model. */
const webView = /\bAndroid\b.*(?:;\s*wv\)|\bVersion\/4\.\d+ Chrome\/)/;

/** What is known of the app that shows this page; a name only where the app says its own. */
export type HostApp = Partial<InAppBrowser>;

/**
 * Tells whether a page is open inside another app. A tab that an app opens in the browser itself (a Custom Tab) looks like
 * that browser, and is one.
 *
 * @returns `undefined` for whole browsers, and for everything that is not known.
 */
export function detectHostApp(rules: Pick<InAppBrowsers, 'apps' | 'browsers'>, userAgent: string): HostApp | undefined {
  const agent = userAgent.slice(0, limit);
  const named = rules.apps.find((app) => new RegExp(app.agent, 'i').test(agent));
  if (named) return named;
  if (new RegExp(rules.browsers, 'i').test(agent)) return undefined;
  return webView.test(agent) ? {} : undefined;
}

/** A page's address in parts, as `location` has them. */
export interface PageAddress {
  readonly href: string;
  /** With its colon. */
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The address that opens a page outside of the app: by the app's own way, or by Android's, which falls back to the page itself.
 * Undefined where there is no such way. Source: https://developer.chrome.com/docs/android/intents
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
  // Android takes the last `#` for the beginning of its own part (`Intent.parseUri`), so the step keeps its own.
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${protocol.replace(':', '')};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(href)};end`;
}
