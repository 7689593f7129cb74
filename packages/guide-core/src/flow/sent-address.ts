import type { Address } from './address.ts';

/**
 * Who a link is for. `theirs`: opens in the recipient's browser language. `mine`: in the sender's language. `helper`:
 * for somebody who helps the sender and sees the sender's step next to their own language.
 */
export const receivers = ['theirs', 'mine', 'helper'] as const;
export type Receiver = (typeof receivers)[number];

/**
 * Returns the address of a place as it is sent to somebody. `tag` is the language the sender reads. The phone's
 * language (`labels`) describes the sender's phone, so it is included only for the helper and for recipients who read
 * the sender's language.
 */
export function addressFor(current: Address, receiver: Receiver, tag: string): Address {
  // The link of the reader's own may be a key to what only they may see.
  const place = { ...current, lang: undefined, helper: undefined, say: undefined, next: undefined };
  if (receiver === 'helper') return { ...place, helper: tag };
  return receiver === 'mine' ? { ...place, lang: tag } : { ...place, labels: undefined };
}
