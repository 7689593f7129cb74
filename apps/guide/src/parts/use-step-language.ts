import { useGuide } from '../context/contexts.tsx';
import { type TextLanguage, textLanguage } from '../platform/locales.ts';

/** Returns a function for the language attributes of a step's texts. */
export function useStepLanguage(): (step: string) => TextLanguage {
  const { guide } = useGuide();
  return (step) => textLanguage(guide.untranslated.includes(step));
}
