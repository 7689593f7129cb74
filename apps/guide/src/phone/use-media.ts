import { useEffect, useState } from 'react';
import { mediaList } from '../platform/media.ts';

/** Returns whether a media query matches now, and renders again when that changes. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => mediaList(query)?.matches ?? false);
  useEffect(() => {
    const media = mediaList(query);
    if (!media) return undefined;
    const update = () => setMatches(media.matches);
    update();
    // Older WebKit has no `addEventListener`. Where a privacy tool throws, changes go unseen and the first answer stays.
    try {
      media.addListener?.(update);
    } catch {}
    return () => media.removeListener?.(update);
  }, [query]);
  return matches;
}
