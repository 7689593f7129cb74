// With every screen that has steps.
import { useEffect, useState } from 'react';
import type { UiWords } from '#lib/model/guide.ts';
import { loadOnce } from '../core/chunks/load.ts';
import { useView } from '../frame/view.ts';
import type * as kit from '../ways/kit.ts';
import type { Words } from '../ways/words.ts';

/** Milliseconds that a screen has for itself before its tools come. */
const rest = 700;

export type Ways = typeof kit & { readonly t: Words };

/** The ways to send, hear, keep and report a place. Nobody misses a tool that was never there: without network there is none. */
export function useWays(): Ways | undefined {
  const { roomWords, say } = useView();
  const [found, setFound] = useState<{ readonly code: typeof kit; readonly words: UiWords }>();
  useEffect(() => {
    let gone = false;
    const load = () => import(/* webpackChunkName: "ways" */ '../ways/kit.ts');
    const timer = setTimeout(() => {
      Promise.all([loadOnce('ways', load), roomWords('ways')]).then(
        ([code, words]) => gone || setFound({ code, words }),
        () => undefined,
      );
    }, rest);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [roomWords]);
  return found && { ...found.code, t: (key, values) => say(found.words, key, values) };
}
