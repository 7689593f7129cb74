/** What a browser reveals about its system: the client hints `platform` and `platformVersion`, and the user agent. */
export interface SeenSystem {
  readonly platformVersion?: string;
  readonly platform?: string;
  readonly userAgent?: string;
}

/** Returns the leading version number, `8.1.0`; an Android version never begins with three digits or zero. */
const leadingNumber = (version: string): string | undefined => /^\s*([1-9]\d?(?!\d)(?:\.\d{1,2})*)/.exec(version)?.[1];

/**
 * Returns the Android version as precisely as the browser reveals it: `14.0.0`, `8.1.0`, `9`.
 *
 * Source: User-Agent Client Hints (WICG) for `platformVersion`; Chrome's user-agent reduction for the frozen `Android
 * 10; K`, which every phone sends since Chrome 110 and which is therefore ignored; Gecko's `nsHttpHandler.cpp` for the
 * `Android 10` that Firefox sends for every older version as well.
 */
export function androidVersion(seen: SeenSystem): string | undefined {
  const platform = seen.platform?.trim();
  // Another system's `platformVersion` has a different meaning, and its user agent may still claim to be Android.
  if (platform && platform !== 'Android') return undefined;
  const hinted = platform && seen.platformVersion ? leadingNumber(seen.platformVersion) : undefined;
  if (hinted !== undefined) return hinted;

  const agent = seen.userAgent?.slice(0, 1_000) ?? '';
  if (/\bAndroid 10; (?:K(?: Build\/[^;)]*)? *[;)]|[^()]*rv:)/.test(agent)) return undefined;
  const version = /\([^()]*\bAndroid (\d[^;)]*)/.exec(agent)?.[1];
  return version === undefined ? undefined : leadingNumber(version);
}
