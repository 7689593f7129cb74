/**
 * The oldest browser that the guide supports, and how a page detects an older one. Vendor browsers on Android 9 and 10
 * are based on Chromium 70; React itself needs 67.
 */
export const browserFloor = {
  /** Browserslist query for the bundler's compiler. */
  query: 'chrome >= 70',
  /** An expression in ES5 syntax; Chromium 70 is the first version in which it is true. */
  test: '"undefined"!=typeof Symbol&&"description"in Symbol.prototype',
  /** The oldest supported version of each engine, with MDN's names of browsers, for the check of the built code. */
  engines: { chrome: 70, chrome_android: 70, webview_android: 70, firefox: 115, safari: 14, safari_ios: 14 },
} as const;
