// In the first load.
import { locales as spoken } from '../../.generated/cards.ts';
import { brand } from '../platform/brand.ts';

/** The languages of this guide: an operator may offer some of them only, the first for readers of all others. */
export const locales: typeof spoken =
  brand.languages
    ?.split(' ')
    .map((tag, n) => ({ ...spoken.find((card) => card.tag === tag)!, fallback: n ? undefined : true })) ?? spoken;
