// With every screen that has steps.
import { useEffect, useState } from 'react';
import type { UiWords } from '#lib/model/guide.ts';
import { loadOnce } from '../core/chunks/load.ts';
import { isFrugal } from '../core/frugal.ts';
import { useView } from '../frame/view.ts';
import type * as kit from '../ways/kit.ts';
import type { Words } from '../ways/words.ts';

/** Milliseconds that a screen has for itself before its tools come. */
const rest = 700;

export type Ways = typeof kit & { readonly t: Words };

/** Set for good once a reader who saves data has asked for the tools. */
let wanted = false;

/**
 * The ways to send, hear, keep and report a place. Nobody misses a tool that was never there: without network there is none.
 * Whoever saves data has to `ask` for them; `now` is for what was asked for just now.
 */
export function useWays(now = false): { readonly ways?: Ways | undefined; readonly ask?: (() => void) | undefined } {
  const [asked, setAsked] = useState(() => now || wanted || !isFrugal());
  const { roomWords, say } = useView();
  const [found, setFound] = useState<{ readonly code: typeof kit; readonly words: UiWords }>();
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    const load = () => import(/* webpackChunkName: "ways" */ '../ways/kit.ts');
    const timer = setTimeout(
      () => {
        Promise.all([loadOnce('ways', load), roomWords('ways')]).then(
          ([code, words]) => gone || setFound({ code, words }),
          // Without network the reader may ask once more.
          () => gone || setAsked(!isFrugal()),
        );
      },
      now || wanted ? 0 : rest,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, now, roomWords]);
  const ask = () => {
    wanted = true;
    setAsked(true);
  };
  const ways: Ways | undefined = found && { ...found.code, t: (key, values) => say(found.words, key, values) };
  return { ways, ask: asked ? undefined : ask };
}
