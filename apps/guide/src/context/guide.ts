import type { Address, Answers } from '@sideguide/guide-core/flow';
import type { AppCard, Guide, SkinCard, Version } from '@sideguide/guide-core/model';
import { createContext, useContext } from 'react';
import { usePresent } from './present.ts';

/** The guide of one skin; present on its routes only. */
export interface SkinGuide {
  readonly skin: SkinCard;
  readonly guide: Guide;
  /** What the reader and the chosen app say to the guide's conditions. */
  readonly answers: Answers;
  /** The version that the reader named. */
  readonly version: Version | undefined;
}

export const GuideContext = createContext<SkinGuide | undefined>(undefined);
/** Throws an Error on a route without a skin. */
export const useGuide = (): SkinGuide => usePresent(GuideContext);
/** For parts of a screen that stand on routes without a skin, too. */
export const useGuideIfAny = (): SkinGuide | undefined => useContext(GuideContext);

/** The guide of a skin, as an address and the chosen app answer its questions. */
export const skinGuideOf = (skin: SkinCard, guide: Guide, address: Address, app: AppCard | undefined): SkinGuide => ({
  skin,
  guide,
  answers: { os: address.os ?? 'unknown', rom: address.rom ?? 'unknown', needs: app?.needs },
  version: guide.versions.find(({ id }) => id === address.os),
});
