import { useEffect, useState } from 'react';
import { useMedia } from '../../phone/use-media.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

type Wide = typeof import('./chunk.ts');

const load = () => import(/* webpackChunkName: "wide" */ './chunk.ts');

let loaded: Wide | undefined;

/** Returns what a step shows on a wide screen besides; undefined on a phone, which does not load it, and until it is there. */
export function useWide(): Wide | undefined {
  const isWide = useMedia('(min-width: 900px)');
  const [wide, setWide] = useState(loaded);
  useEffect(() => {
    if (!isWide || wide) return;
    let isGone = false;
    loadOnce('wide', load).then(
      (module) => {
        loaded = module;
        if (!isGone) setWide(module);
      },
      // Nobody misses what was never there.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWide, wide]);
  return isWide ? wide : undefined;
}
