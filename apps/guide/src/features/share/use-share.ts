import type { UiWords } from '@sideguide/guide-core/model';
import { useEffect, useState } from 'react';
import { namespaceWords } from '../../content.ts';
import { useLanguage } from '../../context/contexts.tsx';
import { useWords } from '../../context/use-words.ts';
import { browserTag } from '../../platform/locales.ts';
import { isFrugal } from '../../platform/save-data.ts';
import { loadShare } from './load.ts';
import type { OwnWords, ShareWords } from './types.ts';

/** Milliseconds to leave a screen undisturbed before its tools are loaded. */
const delayMs = 700;

/** The words of the tools, given once their code has loaded too. */
export interface Share {
  readonly t: ShareWords;
  readonly own?: OwnWords | undefined;
}

interface Asked {
  /** True to load at once, because the reader has just asked for it. */
  readonly atOnce?: boolean;
  /** True to load the same words in the browser's language as well, if the page is in another one. */
  readonly own?: boolean;
}

const none: UiWords = {};

/** True for good once a reader who saves data has asked for the tools. */
let isWanted = false;

/**
 * Returns the tools to send, hear, print and report a place. Without network there are none, and nothing says so:
 * nobody misses a tool that was never there. Readers who save data have to `ask` for them.
 */
export function useShare({ atOnce = false, own = false }: Asked = {}): {
  readonly share?: Share | undefined;
  readonly ask?: (() => void) | undefined;
} {
  const [asked, setAsked] = useState(() => atOnce || isWanted || !isFrugal());
  const { locale } = useLanguage();
  const [found, setFound] = useState<{ words: UiWords; own?: OwnWords | undefined }>();
  const { t } = useWords(found?.words ?? none);
  const browser = own ? browserTag() : locale.tag;
  // Only the reader's language is cached on the phone.
  const other = browser === locale.tag || !navigator.onLine ? undefined : browser;
  useEffect(() => {
    if (!asked) return;
    let isGone = false;
    const wordsOf = (tag: string) => namespaceWords('share', tag).then((words) => ({ tag, words }));
    const timer = setTimeout(
      () => {
        Promise.all([
          namespaceWords('share', locale.tag),
          other && wordsOf(other).catch(() => undefined),
          loadShare(),
        ]).then(
          ([words, theirs]) => isGone || setFound({ words, own: theirs || undefined }),
          // After a failed load the reader may ask once more.
          () => isGone || setAsked(!isFrugal()),
        );
      },
      atOnce || isWanted ? 0 : delayMs,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked, atOnce, other, locale]);
  const ask = () => {
    isWanted = true;
    setAsked(true);
  };
  return { share: found && { t, own: found.own }, ask: asked ? undefined : ask };
}
