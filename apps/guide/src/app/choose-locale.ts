import { parseAddress } from '@sideguide/guide-core/flow';
import { localeFor } from '../platform/locales.ts';

/** Returns the locale for this page load. */
export const chooseLocale = (): string => localeFor(parseAddress(location));
