import { type ComponentType, useEffect, useState } from 'react';
import { silent, useOffline } from '../layout/offline-copy.tsx';
import type { PrerenderProps } from './prerender.tsx';

/** Milliseconds to leave a step undisturbed. */
const rest = 1_000;

/**
 * Prerenders the next step while this one is read, once the flow is cached: nothing of it is loaded over the network.
 */
export function PrerenderNext(props: PrerenderProps) {
  const [Ahead, setAhead] = useState<ComponentType<PrerenderProps>>();
  const isKept = useOffline().keeping === 'ready';
  useEffect(() => {
    if (!isKept) return;
    const load = () =>
      import(/* webpackChunkName: "ahead" */ './prerender.tsx').then((found) => setAhead(() => found.default), silent);
    const timer = setTimeout(load, rest);
    return () => clearTimeout(timer);
  }, [isKept]);
  return Ahead ? <Ahead {...props} /> : null;
}
