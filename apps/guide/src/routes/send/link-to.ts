import { type Address, formatAddress } from '@sideguide/guide-core/flow';
import type { SkinCard } from '@sideguide/guide-core/model';

/** Value of the hash for a phone that the guide has no skin for. */
export const otherPhone = 'other';

/** Returns the name on the phone, as a skin's landing is given it: only if it is not the first one of the skin. */
export const makerIn = ({ makers }: Pick<SkinCard, 'makers'>, maker: string | undefined): string | undefined =>
  maker !== makers[0] && makers.includes(maker ?? '') ? maker : undefined;

/**
 * Returns the address that the link leads to: the landing of the phone's skin with the name on the phone, the help for
 * every Android, or Home if the phone is not known; in the language of its reader, if that is known. `skins` are those
 * that have a guide.
 */
export function linkTo(
  { app, helper, maker, step }: Address,
  skins: readonly Pick<SkinCard, 'id' | 'makers'>[],
): string {
  const skin = skins.find(({ id }) => id === step);
  const path = skin ? `/${skin.id}` : step === otherPhone ? '/service' : '/';
  return formatAddress({ path, app, maker: skin && makerIn(skin, maker), lang: helper });
}
