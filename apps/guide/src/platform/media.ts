/** Returns the list of a media query; nothing where it cannot be had, as with some privacy tools. */
export function mediaList(query: string): MediaQueryList | undefined {
  try {
    return matchMedia(query);
  } catch {
    return undefined;
  }
}
