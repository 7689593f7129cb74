import type { Confidence } from './fact.ts';

/** An app that shows pages in its own browser, where downloads often fail. */
export interface InAppBrowser {
  /** The app's name, the same in every language. */
  readonly name: string;
  /** Regular expression (source, case-insensitive) for its user agent. The first match wins. */
  readonly agent: string;
  /** False if the app does not let a page open another app. */
  readonly intent?: false;
  /** Query parameter that makes the app open a URL outside itself. */
  readonly query?: string;
  /** URL that makes the app open a page outside itself; `{url}` is the page. */
  readonly open?: string;
}

export interface InAppBrowsers {
  readonly apps: readonly InAppBrowser[];
  /**
   * Regular expression for complete browsers that are built on Android's WebView and must not count as in-app browsers.
   */
  readonly browsers: string;
  readonly source: string;
  /** `YYYY-MM-DD` */
  readonly checked: string;
  readonly confidence: Confidence;
}
