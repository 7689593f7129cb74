/**
 * The oldest browser that the guide is built for, and how a page finds out that it is in an older one. Chromium 70 is what
 * vendor browsers of Android 9 and 10 are made of; React itself needs 67.
 */
export const browserFloor = {
  /** For the bundler's compiler, as a Browserslist query. */
  query: 'chrome >= 70',
  /** An expression in the oldest JavaScript; Chromium 70 is the first version in which it is true. */
  test: '"undefined"!=typeof Symbol&&"description"in Symbol.prototype',
  /** The oldest version of each engine, for the rule over the built code; names are those of MDN's data. */
  engines: { chrome: 70, chrome_android: 70, webview_android: 70, firefox: 115, safari: 14, safari_ios: 14 },
} as const;
