/**
 * Picks the language: the primary subtag of the browser's language code if the guide has it, otherwise the fallback.
 * `zh-TW` → `zh`, `UR_pk` → `ur`, `uz-Cyrl-UZ` → `uz`; `de`, three-letter codes, empty, malformed or missing → the
 * fallback.
 *
 * @param reported what the browser reports, e.g. `navigator.language`; anything but a string counts as missing
 * @param offered tags of the available languages, in lower case
 */
export function pickLocale(reported: unknown, offered: readonly string[], fallback: string): string {
  if (typeof reported !== 'string') return fallback;
  const first = reported.trim().split(/[-_]/, 1)[0]!.toLowerCase();
  return offered.includes(first) ? first : fallback;
}
