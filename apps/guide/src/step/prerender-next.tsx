// With every screen that has steps.
import { type ComponentType, useEffect, useState } from 'react';
import { silent, useOffline } from '../layout/offline-copy.tsx';
import type { PrerenderProps } from './prerender.tsx';

/** Milliseconds that a step has for itself. */
const rest = 1_000;

/** Makes the next tap a quick one while this step is read, once the flow is kept: nothing of it crosses the network. */
export function PrerenderNext(props: PrerenderProps) {
  const [Ahead, setAhead] = useState<ComponentType<PrerenderProps>>();
  const kept = useOffline().keeping === 'ready';
  useEffect(() => {
    if (!kept) return;
    const load = () =>
      import(/* webpackChunkName: "ahead" */ './prerender.tsx').then((found) => setAhead(() => found.default), silent);
    const timer = setTimeout(load, rest);
    return () => clearTimeout(timer);
  }, [kept]);
  return Ahead ? <Ahead {...props} /> : null;
}
