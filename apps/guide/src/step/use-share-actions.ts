// With every screen that has steps.

import type { UiWords } from '@sideguide/guide-core/model';
import { useEffect, useState } from 'react';
import { namespaceWords } from '../catalog.ts';
import { useLanguage } from '../context/contexts.tsx';
import { useWords } from '../context/more.ts';
import type * as kit from '../features/share/feature.ts';
import type { ShareWords } from '../features/share/words.ts';
import { loadOnce } from '../platform/chunks/load.ts';
import { isFrugal } from '../platform/frugal.ts';
import { browserTag } from '../platform/locales.ts';

/** Milliseconds that a screen has for itself before its tools come. */
const rest = 700;

export type ShareActions = typeof kit & { readonly t: ShareWords; readonly own?: kit.OwnWords | undefined };

interface Asked {
  /** For what was asked for just now. */
  readonly now?: boolean;
  /** With the same words in the browser's language, where the page is not in it. */
  readonly own?: boolean;
}

const none: UiWords = {};

/** Set for good once a reader who saves data has asked for the tools. */
let wanted = false;

/**
 * The ways to send, hear, keep and report a place. Nobody misses a tool that was never there: without network there is none.
 * Whoever saves data has to `ask` for them.
 */
export function useShareActions({ now = false, own = false }: Asked = {}): {
  readonly ways?: ShareActions | undefined;
  readonly ask?: (() => void) | undefined;
} {
  const [asked, setAsked] = useState(() => now || wanted || !isFrugal());
  const { locale } = useLanguage();
  const [found, setFound] = useState<{ code: typeof kit; words: UiWords; own?: kit.OwnWords | undefined }>();
  const { t } = useWords(found?.words ?? none);
  const browser = own ? browserTag() : locale.tag;
  // Kept on the phone is the reader's language alone.
  const other = browser === locale.tag || !navigator.onLine ? undefined : browser;
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    const load = () => import(/* webpackChunkName: "ways" */ '../features/share/feature.ts');
    const wordsOf = (tag: string) => namespaceWords('share', tag).then((words) => ({ tag, words }));
    const timer = setTimeout(
      () => {
        Promise.all([
          loadOnce('share', load),
          namespaceWords('share', locale.tag),
          other && wordsOf(other).catch(() => undefined),
        ]).then(
          ([code, words, theirs]) => gone || setFound({ code, words, own: theirs || undefined }),
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
  }, [asked, now, other, locale]);
  const ask = () => {
    wanted = true;
    setAsked(true);
  };
  const ways: ShareActions | undefined = found && {
    ...found.code,
    t,
    own: found.own,
  };
  return { ways, ask: asked ? undefined : ask };
}
