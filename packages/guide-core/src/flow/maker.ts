import type { SkinCard } from '../model/index.ts';

/** Returns the names that a skin's phones may have, the first of which fills `{maker}` if nothing is known. */
export const namesOf = ({ makers, names = [] }: Pick<SkinCard, 'makers' | 'names'>): readonly string[] => [
  ...makers,
  ...names,
];

/** Returns the name on a phone as its skin's addresses have it: one of the skin's names, but not the first. */
export const makerInAddress = (
  skin: Pick<SkinCard, 'makers' | 'names'>,
  maker: string | undefined,
): string | undefined => (maker !== skin.makers[0] && namesOf(skin).includes(maker ?? '') ? maker : undefined);
