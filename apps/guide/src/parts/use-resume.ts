import { type ReactNode, useEffect, useState } from 'react';
import { usePlace } from '../../context/contexts.tsx';
import { useWayBack } from '../../parts/way-back.ts';
import { loadOnce } from '../../platform/chunks/load.ts';
import { UnknownAddressError } from '../../platform/unknown-address.ts';

export interface Resume {
  readonly href: string;
  /** App, phone and step, once the page of the step has loaded. */
  readonly words?: ReactNode;
}

/** Its code is that of the steps, which a first visit to Home does not need. */
const loadWords = () => loadOnce('continue', () => import(/* webpackChunkName: "continue" */ './continue-words.tsx'));

/** Returns the reader's last step; undefined if there is none, or if the guide no longer has it, its app or its phone. */
export function useResume(): Resume | undefined {
  const { preload } = usePlace();
  const href = useWayBack();
  const [loaded, setLoaded] = useState<{ readonly words?: ReactNode; readonly isGone?: boolean }>({});
  useEffect(() => {
    if (!href) return;
    let isHere = true;
    Promise.all([preload(href), loadWords()]).then(
      ([{ page }, { ContinueWords, isGone }]) =>
        isHere && setLoaded(isGone(page) ? { isGone: true } : { words: <ContinueWords page={page} /> }),
      // Without a network the step is still where it was.
      (error: unknown) => isHere && setLoaded({ isGone: error instanceof UnknownAddressError }),
    );
    return () => {
      isHere = false;
    };
  }, [href, preload]);
  return href && !loaded.isGone ? { href, words: loaded.words } : undefined;
}
