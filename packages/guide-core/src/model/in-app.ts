import type { Confidence } from './fact.ts';

/** An app that shows pages in a browser of its own, where downloads often end. */
export interface InAppBrowser {
  /** The app's name, the same in every language. */
  readonly name: string;
  /** Regular expression (source, case-insensitive) for its user agent. The first that fits counts. */
  readonly agent: string;
  /** False where the app lets no page open another one. */
  readonly intent?: false;
  /** Parameter with which the app opens an address outside of itself. */
  readonly query?: string;
  /** Address that makes the app open a page outside of itself; `{url}` is the page. */
  readonly open?: string;
}

export interface InAppBrowsers {
  readonly apps: readonly InAppBrowser[];
  /** Browsers made of the same part of Android that are whole browsers all the same. */
  readonly browsers: string;
  readonly source: string;
  /** `YYYY-MM-DD` */
  readonly checked: string;
  readonly confidence: Confidence;
}
