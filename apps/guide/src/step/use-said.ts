// With every screen that has steps.
import { useView } from '../layout/view.ts';

/** Attributes for the words of a step: of one that is not translated, the language they are in instead. */
export function useSaid(): (step: string) => { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { guide, locales } = useView();
  const source = locales.find(({ fallback }) => fallback);
  return (step) => (source && guide!.untranslated.includes(step) ? { lang: source.tag, dir: source.dir } : {});
}
