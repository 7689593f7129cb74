// In the first load.
import { useEffect } from 'react';
import { usePlace } from '../context/contexts.tsx';
import { isFrugal } from '../platform/frugal.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { silent } from './offline-copy.tsx';

/** Milliseconds that the page has for itself. */
const rest = 800;

/**
 * Once the page is still, and unless the reader saves data: loads what links lead to, the likeliest first. `draws`: that one
 * is also drawn once where no reader sees it; its screen must do nothing but show itself.
 */
export function usePagesAhead(hrefs: readonly string[], draws = false): void {
  const { preload } = usePlace();
  const wanted = hrefs.join(' ');
  useEffect(() => {
    if (!wanted || isFrugal()) return;
    let isHere = true;
    const load = async () => {
      const [likeliest = '', ...others] = wanted.split(' ');
      const opened = await preload(likeliest);
      if (draws && isHere) {
        const { drawAhead } = await import(/* webpackChunkName: "draw-ahead" */ '../step/draw-ahead.tsx');
        whenIdle(() => isHere && drawAhead(opened));
      }
      for (const href of others) if (isHere) await preload(href);
    };
    const timer = setTimeout(() => whenIdle(() => isHere && load().catch(silent)), rest);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [preload, wanted, draws]);
}
