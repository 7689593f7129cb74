import type { LabelTable, UiWords } from '@sideguide/guide-core/model';
import { useMemo } from 'react';
import { type LabelQuotes, type Language, useGuideIfAny, useLabels, useLanguage, usePlace } from './contexts.tsx';
import { type MoreLabels, makeLabels, makeLanguage } from './make-page.ts';

/** The language with words of a feature. */
export function useWords(more: UiWords): Language {
  const { locale, words } = useLanguage();
  const { app } = usePlace();
  return useMemo(() => makeLanguage(locale, { ...words, ...more }, app), [locale, words, more, app]);
}

/** The labels with those of a feature. */
export function useMoreLabels({ labels, texts }: MoreLabels): LabelQuotes {
  const language = useLanguage();
  const place = usePlace();
  const inside = useGuideIfAny();
  const { texts: own } = useLabels();
  return useMemo(
    () => makeLabels(language, place, inside, { labels, texts: joined(own, texts) }),
    [language, place, inside, labels, own, texts],
  );
}

/** Both tables' texts in each language of phones. */
function joined(one: LabelTable, other: LabelTable): LabelTable {
  const all: Record<string, LabelTable[string]> = { ...one };
  for (const [tag, texts] of Object.entries(other)) all[tag] = { ...all[tag], ...texts };
  return all;
}
