import { type Address, formatAddress } from '@sideguide/guide-core/flow';

/** Stands in the hash for a phone that is none of the guide's. */
export const otherPhone = 'other';

/**
 * Where the link leads that the choices of this screen make: the landing of the phone, what every Android has, or Home where
 * nobody knows the phone; in the language of who will read it, if that is known. `skins` are those there is a guide for.
 */
export function linkTo({ app, helper, step = '' }: Address, skins: readonly string[]): string {
  const path = skins.includes(step) ? `/${step}` : step === otherPhone ? '/service' : '/';
  return formatAddress({ path, app, lang: helper });
}
