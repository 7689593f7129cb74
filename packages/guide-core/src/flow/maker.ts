import type { SkinCard } from '../model/index.ts';

/** Returns the name on a phone as its skin's addresses have it: one of the skin's names, but not the first. */
export const makerInAddress = ({ makers }: Pick<SkinCard, 'makers'>, maker: string | undefined): string | undefined =>
  maker !== makers[0] && makers.includes(maker ?? '') ? maker : undefined;
