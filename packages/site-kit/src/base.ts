/**
 * Parses the base, the server folder that the site is deployed to, and returns it with a slash at both ends (`/` if it
 * is undefined or empty). A missing leading or trailing slash is added. Throws an Error with a one-sentence message for
 * anything that is not a plain path: the base is inserted into URLs, regular expressions and web server settings, so no
 * character in it may be special there.
 */
export function parseBase(text: string | undefined): string {
  const names = (text ?? '').split('/').filter(Boolean);
  if (/^https?:|\/\//.test(text ?? '') || !names.every((name) => /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/.test(name)))
    throw new Error(
      `The base is "${text}" but has to be a folder of the server: letters, digits, "-", "_", "." and "~". Try: --base /guide/`,
    );
  return names.length ? `/${names.join('/')}/` : '/';
}
