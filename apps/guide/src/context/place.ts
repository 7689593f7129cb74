import { type Address, formatAddress, type Notice } from '@sideguide/guide-core/flow';
import type { AppCard, SkinCard } from '@sideguide/guide-core/model';
import { createContext } from 'react';
import { skins } from '../../.generated/cards.ts';
import { usePresent } from './present.ts';

/** Where the reader is: what the address says, and links from there. */
export interface Place {
  readonly address: Address;
  /** Values of the address that were ignored. */
  readonly notices: readonly Notice[];
  /** The app that the address chooses. */
  readonly app: AppCard | undefined;
  /** The skin of the route. */
  readonly skin: SkinCard | undefined;
  /** The skin of the phone as far as the address tells: that of the route, or the one whose version is named. */
  readonly phoneSkin: SkinCard | undefined;
  /** An internal link: the current parameters are kept, the step is not. */
  readonly href: (change: Partial<Address>) => string;
  /** Loads what an internal link leads to, without going there. */
  readonly preload: (href: string) => Promise<unknown>;
}

export const PlaceContext = createContext<Place | undefined>(undefined);
export const usePlace = (): Place => usePresent(PlaceContext);

/** A place whose links keep its parameters. `versionSkins`: ids of the skins that know the version in the address. */
export function placeOf(place: Omit<Place, 'href' | 'phoneSkin'>, versionSkins: readonly string[]): Place {
  const { address: here, skin } = place;
  return {
    ...place,
    phoneSkin: skin ?? skins.find(({ id }) => id === versionSkins[0]),
    href: (change) => {
      const address = { ...here, step: undefined, say: undefined, ...change };
      // A version belongs to one skin: a link to another one leaves it out. One that the link itself brings has been looked up.
      const isOther = skins.some(({ id }) => id === address.path.split('/')[1] && !versionSkins.includes(id));
      return formatAddress(isOther && address.os === here.os ? { ...address, os: undefined } : address);
    },
  };
}
