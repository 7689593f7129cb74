import { suggestMaker, suggestSkin } from '@sideguide/guide-core/detect';
import { skinHints } from '../../content.ts';
import type { RouteRequest } from '../../context/route.tsx';
import { stoppedHash } from '../../context/special-hashes.ts';
import { stoppedInstead } from '../../features/stopped/load.tsx';
import { phoneHints } from '../../platform/phone-hints.ts';
import { seenAndroid } from '../../platform/seen-android.ts';

/** The phone that this seems to be, from what the browser reveals. */
export interface Guess {
  /** Id of the skin. */
  readonly suggested: string | undefined;
  /** The name on the phone, if its model has one only. */
  readonly maker: string | undefined;
  readonly android: string | undefined;
}

export async function load(): Promise<Guess> {
  const [rules, seen, android] = await Promise.all([skinHints(), phoneHints(), seenAndroid()]);
  const suggested = suggestSkin(rules, seen);
  const hints = suggested && rules[suggested];
  return { suggested, maker: hints ? suggestMaker(hints, seen) : undefined, android: android?.split('.')[0] };
}

/** After a stop, Home leads nobody on; the address says so too, for phones that store nothing. */
export const overlay = ({ address, tag }: RouteRequest) => stoppedInstead(tag, address.step === stoppedHash);
