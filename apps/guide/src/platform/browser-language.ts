// In the first load.

/** The language of the browser. Some privacy tools put something that throws in its place. */
export function browserLanguage(): unknown {
  try {
    return navigator.language;
  } catch {
    return undefined;
  }
}
