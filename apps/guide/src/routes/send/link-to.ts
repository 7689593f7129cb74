import { type Address, formatAddress } from '@sideguide/guide-core/flow';

/** Value of the hash for a phone that the guide has no skin for. */
export const otherPhone = 'other';

/**
 * Returns the address that the link leads to: the landing of the phone's skin, the help for every Android, or Home if
 * the phone is not known; in the language of its reader, if that is known. `skins`: ids of the skins that have a guide.
 */
export function linkTo({ app, helper, step = '' }: Address, skins: readonly string[]): string {
  const path = skins.includes(step) ? `/${step}` : step === otherPhone ? '/service' : '/';
  return formatAddress({ path, app, lang: helper });
}
