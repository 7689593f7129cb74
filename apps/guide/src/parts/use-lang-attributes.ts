import { useGuide } from '../context/contexts.tsx';
import { fallbackLocale } from '../platform/locales.ts';

/** Returns a function for a step's `lang` and `dir`: those of the fallback locale if it is not translated. */
export function useLangAttributes(): (step: string) => { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { guide } = useGuide();
  return (step) => (guide.untranslated.includes(step) ? { lang: fallbackLocale.tag, dir: fallbackLocale.dir } : {});
}
