import { fill, type Values } from '@sideguide/guide-core/locale';
import type { AppCard, LocaleCard, UiWords } from '@sideguide/guide-core/model';
import { createContext, useMemo } from 'react';
import { capitalise } from './capitalise.ts';
import { usePresent } from './present.ts';

/** The reader's language, and what the screens say in it. */
export interface Language {
  readonly locale: LocaleCard;
  /** Words of all namespaces that are here. */
  readonly words: UiWords;
  /** A sentence of `words`; `{app}` is always known. */
  readonly t: (key: string, values?: Values) => string;
  /** The same with further words. */
  readonly withWords: (more: UiWords) => Language;
}

export const LanguageContext = createContext<Language | undefined>(undefined);
export const useLanguage = (): Language => usePresent(LanguageContext);

/** The language of a page on which this app is chosen, or none. */
export function languageOf(locale: LocaleCard, words: UiWords, app: AppCard | undefined): Language {
  const generic = String(words['the-app']);
  return {
    locale,
    words,
    t: (key, values) => {
      const text = words[key] ?? key;
      const named = typeof text === 'string' && !app ? capitalise(text, generic, locale.tag) : text;
      return fill(locale, named, { app: app?.name ?? generic, ...values });
    },
    withWords: (more) => languageOf(locale, { ...words, ...more }, app),
  };
}

/** The language with words that came later. */
export function useWords(more: UiWords): Language {
  const language = useLanguage();
  return useMemo(() => language.withWords(more), [language, more]);
}
