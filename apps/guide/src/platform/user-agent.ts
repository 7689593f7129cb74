/** Returns the browser's user agent; empty where a privacy tool refuses it. */
export function userAgent(): string {
  try {
    return navigator.userAgent;
  } catch {
    return '';
  }
}
