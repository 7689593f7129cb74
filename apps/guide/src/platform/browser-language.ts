/** Returns the language of the browser; undefined if reading it throws, as with some privacy tools. */
export function browserLanguage(): unknown {
  try {
    return navigator.language;
  } catch {
    return undefined;
  }
}
