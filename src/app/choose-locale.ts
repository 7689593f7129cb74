// In the first load.
import { parseAddress } from '#lib/flow/address.ts';
import { pickLocale } from '#lib/locale/pick-locale.ts';
import { locales } from './offered.ts';

const tags = locales.map((card) => card.tag);
const fallback = locales.find((card) => card.fallback)!.tag;

/** Some privacy tools put something that throws in the place of the browser's language. */
function wish(): unknown {
  try {
    return navigator.language;
  } catch {
    return undefined;
  }
}

/** The language for this load: `lang` in the address if we speak it, else the browser's, else the fallback. */
export function chooseLocale(): string {
  const { lang } = parseAddress(location);
  return pickLocale(lang, tags, '') || pickLocale(wish(), tags, fallback);
}
