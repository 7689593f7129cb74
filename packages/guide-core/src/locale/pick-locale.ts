// In the first load.
/**
 * The product's rule for the language: the first segment of the browser's language code, if it is
 * one of ours, else the fallback. `zh-TW` → `zh`, `UR_pk` → `ur`, `uz-Cyrl-UZ` → `uz`;
 * `de`, three-letter codes, empty, malformed or missing → the fallback.
 *
 * @param wish what the browser says, e.g. `navigator.language`; anything but a string counts as missing
 * @param offered tags of the languages there are, lower case
 */
export function pickLocale(wish: unknown, offered: readonly string[], fallback: string): string {
  if (typeof wish !== 'string') return fallback;
  const first = wish.trim().split(/[-_]/, 1)[0]!.toLowerCase();
  return offered.includes(first) ? first : fallback;
}
