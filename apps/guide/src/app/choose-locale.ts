import { parseAddress } from '@sideguide/guide-core/flow';
import { pickLocale } from '@sideguide/guide-core/locale';
import { browserTag, tags } from '../platform/locales.ts';

/** Returns the locale for this page load: `lang` in the address if offered, else the browser's, else the fallback. */
export const chooseLocale = (): string => pickLocale(parseAddress(location).lang, tags, '') || browserTag();
