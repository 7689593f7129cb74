// In the first load.
import { parseAddress } from '@sideguide/guide-core/flow';
import { pickLocale } from '@sideguide/guide-core/locale';
import { browserLanguage } from '../platform/browser-language.ts';
import { fallbackLocale, locales } from '../platform/locales.ts';

const tags = locales.map((card) => card.tag);
/** A draft is shown to whoever asks for it by its address. */
const published = locales.flatMap(({ status, tag }) => (status ? [] : [tag]));

/** The language for this load: `lang` in the address if we speak it, else the browser's, else the fallback. */
export function chooseLocale(): string {
  const { lang } = parseAddress(location);
  return pickLocale(lang, tags, '') || pickLocale(browserLanguage(), published, fallbackLocale.tag);
}
