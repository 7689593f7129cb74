import { useEffect, useState } from 'react';

/** Returns whether a media query matches now, and renders again when that changes. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => typeof matchMedia === 'function' && matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const update = () => setMatches(media.matches);
    update();
    // `addEventListener` is missing in older WebKit.
    media.addListener(update);
    return () => media.removeListener(update);
  }, [query]);
  return matches;
}
