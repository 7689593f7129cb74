// With every screen that has steps.

import { useGuide } from '../context/contexts.tsx';
import { fallbackLocale } from '../platform/locales.ts';

/** Attributes for the words of a step: of one that is not translated, the language they are in instead. */
export function useLangAttributes(): (step: string) => { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { guide } = useGuide();
  return (step) => (guide.untranslated.includes(step) ? { lang: fallbackLocale.tag, dir: fallbackLocale.dir } : {});
}
