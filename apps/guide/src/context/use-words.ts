import type { LabelTable, UiWords } from '@sideguide/guide-core/model';
import { useMemo } from 'react';
import { type LabelQuotes, type Language, useGuideIfAny, useLabels, useLanguage, usePlace } from './contexts.tsx';
import { type MoreLabels, makeLabels, makeLanguage } from './make-page.ts';

/** Returns the language with the words of a feature added. */
export function useWords(more: UiWords): Language {
  const { locale, words } = useLanguage();
  const { app } = usePlace();
  return useMemo(() => makeLanguage(locale, { ...words, ...more }, app), [locale, words, more, app]);
}

/** Returns the labels with those of a feature added. */
export function useMoreLabels({ labels, texts }: MoreLabels): LabelQuotes {
  const language = useLanguage();
  const place = usePlace();
  const skinGuide = useGuideIfAny();
  const { texts: own } = useLabels();
  return useMemo(
    () => makeLabels(language, place, skinGuide, { labels, texts: joined(own, texts) }),
    [language, place, skinGuide, labels, own, texts],
  );
}

/** Merges the texts of two tables, language by language. */
function joined(one: LabelTable, other: LabelTable): LabelTable {
  const all: Record<string, LabelTable[string]> = { ...one };
  for (const [tag, texts] of Object.entries(other)) all[tag] = { ...all[tag], ...texts };
  return all;
}
