/**
 * The folder of the server that the site will lie in, with a slash at both ends; `/` where nothing is said. A missing
 * slash at an end is added. Throws an Error of one sentence for anything that is not a plain path: the base stands
 * in addresses, patterns and the settings of web servers, and nothing in it may mean something there.
 */
export function parseBase(text: string | undefined): string {
  const names = (text ?? '').split('/').filter(Boolean);
  if (/^https?:|\/\//.test(text ?? '') || !names.every((name) => /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/.test(name)))
    throw new Error(
      `The base is "${text}" but has to be a folder of the server: letters, digits, "-", "_", "." and "~". Try: --base /guide/`,
    );
  return names.length ? `/${names.join('/')}/` : '/';
}
