import { useEffect } from 'react';
import { usePlace } from '../context/contexts.tsx';
import { isFrugal } from '../platform/save-data.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { prepare } from './ahead.ts';

interface Options {
  /** True to render the likeliest page once out of sight; its screen must have no other effect than showing itself. */
  readonly isDrawn?: boolean;
  /** Milliseconds to leave the page undisturbed. */
  readonly rest?: number;
}

/** Preloads what links lead to, the likeliest first, unless the reader saves data. */
export function usePagesAhead(hrefs: readonly string[], { isDrawn = false, rest = 0 }: Options = {}): void {
  const { preload } = usePlace();
  const wanted = hrefs.join(' ');
  useEffect(() => {
    if (!wanted || isFrugal()) return;
    let isHere = true;
    const load = async () => {
      const [likeliest = '', ...others] = wanted.split(' ');
      const drawing = isDrawn ? import(/* webpackChunkName: "draw-ahead" */ './draw-ahead.tsx') : undefined;
      const opened = await preload(likeliest);
      // While it is drawn, which needs no network, the others load.
      drawing?.then(
        ({ drawAhead }) => whenIdle(() => isHere && drawAhead(opened)),
        () => undefined,
      );
      for (const href of others) if (isHere) await preload(href);
    };
    const cancel = prepare(load, rest);
    return () => {
      isHere = false;
      cancel();
    };
  }, [preload, wanted, isDrawn, rest]);
}
