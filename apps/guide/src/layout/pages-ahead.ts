import { useEffect } from 'react';
import { usePlace } from '../context/contexts.tsx';
import { isFrugal } from '../platform/save-data.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { ignoreError } from './offline-copy.tsx';

interface Options {
  /** True to render the likeliest page once out of sight; its screen must have no other effect than showing itself. */
  readonly isDrawn?: boolean;
  /** Milliseconds to leave the page undisturbed. */
  readonly rest?: number;
}

/**
 * Preloads what links lead to, the likeliest first, once the browser is idle and unless the reader saves data.
 */
export function usePagesAhead(hrefs: readonly string[], { isDrawn = false, rest = 800 }: Options = {}): void {
  const { preload } = usePlace();
  const wanted = hrefs.join(' ');
  useEffect(() => {
    if (!wanted || isFrugal()) return;
    let isHere = true;
    const load = async () => {
      const [likeliest = '', ...others] = wanted.split(' ');
      const opened = await preload(likeliest);
      if (isDrawn && isHere) {
        const { drawAhead } = await import(/* webpackChunkName: "draw-ahead" */ './draw-ahead.tsx');
        whenIdle(() => isHere && drawAhead(opened));
      }
      for (const href of others) if (isHere) await preload(href);
    };
    const timer = setTimeout(() => whenIdle(() => isHere && load().catch(ignoreError)), rest);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [preload, wanted, isDrawn, rest]);
}
