import { nearest } from '@sideguide/guide-core/schema';

/** Returns a sentence with the name that a mistyped one probably means, if there is one. */
export function meant(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return near ? `Write “${near}”, if that is meant. ` : '';
}

/** Returns the reason and the remedy for a slot that nobody fills; `known` are those that may stand there. */
export const unknownSlot = (slot: string, known: readonly string[]) =>
  [`nobody fills the slot ${slot}`, `${meant(slot, known)}Correct its name, or write it out.`] as const;
