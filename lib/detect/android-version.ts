/** What a browser tells of its system: the client hints `platform` and `platformVersion`, and the user agent. */
export interface SeenSystem {
  readonly platformVersion?: string;
  readonly platform?: string;
  readonly userAgent?: string;
}

/** The number before the first dot; no version of Android has three digits. */
function major(version: string): number | undefined {
  const digits = /^\s*(\d{1,2})(?!\d)/.exec(version)?.[1];
  return Number(digits) || undefined;
}

/**
 * Tells the major version of Android, as far as the browser does.
 *
 * Source: User-Agent Client Hints (WICG) for `platformVersion`; Chrome's user-agent reduction for the frozen
 * `Android 10; K`, which every phone sends since Chrome 110 and which therefore says nothing.
 */
export function androidVersion(seen: SeenSystem): number | undefined {
  const platform = seen.platform?.trim();
  // Another system's `platformVersion` means something else, and its user agent may still pose as Android.
  if (platform && platform !== 'Android') return undefined;
  const hinted = platform && seen.platformVersion ? major(seen.platformVersion) : undefined;
  if (hinted !== undefined) return hinted;

  const agent = seen.userAgent?.slice(0, 1_000) ?? '';
  if (/\bAndroid 10; K(?: Build\/[^;)]*)? *[;)]/.test(agent)) return undefined;
  const version = /\([^()]*\bAndroid (\d[^;)]*)/.exec(agent)?.[1];
  return version === undefined ? undefined : major(version);
}
