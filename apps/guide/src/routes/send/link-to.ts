import { type Address, formatAddress, makerInAddress } from '@sideguide/guide-core/flow';
import type { SkinCard } from '@sideguide/guide-core/model';

/**
 * Returns the address that the link leads to: the landing of the phone's skin with the name on the phone, or Home if the
 * phone is not known; in the language of its reader, if that is known. `skins` are those that have a guide.
 */
export function linkTo(
  { app, helper, maker, step }: Address,
  skins: readonly Pick<SkinCard, 'id' | 'makers' | 'names'>[],
): string {
  const skin = skins.find(({ id }) => id === step);
  return formatAddress({
    path: skin ? `/${skin.id}` : '/',
    app,
    maker: skin && makerInAddress(skin, maker),
    lang: helper,
  });
}
