import { useEffect, useState } from 'react';
import { useMedia } from '../../phone/use-media.ts';
import { loadedChunk, loadOnce } from '../../platform/chunks/load.ts';
import { loadWide } from './load.ts';

/** Whether a step shows what a wide screen has besides: not on a phone, which does not load it, nor until it is there. */
export function useWide(): boolean {
  const isWide = useMedia('(min-width: 900px)');
  const [isLoaded, setLoaded] = useState(() => loadedChunk('wide') !== undefined);
  useEffect(() => {
    if (!isWide) return;
    loadOnce('wide', loadWide).then(
      () => setLoaded(true),
      // Nobody misses what was never there.
      () => undefined,
    );
  }, [isWide]);
  return isWide && isLoaded;
}
