import type { Address } from './address.ts';

/**
 * Who is to open a link. `theirs`: their own browser's language. `mine`: the sender's. `helper`: somebody who helps the
 * sender, and sees the sender's step with their own language beside it.
 */
export const receivers = ['theirs', 'mine', 'helper'] as const;
export type Receiver = (typeof receivers)[number];

/**
 * The address of a place, as it is sent to somebody. `tag` is the language the sender reads. The phone's own language
 * (`labels`) says something of the sender's phone: it goes to the helper and to those who read like the sender.
 */
export function addressFor(here: Address, receiver: Receiver, tag: string): Address {
  const place = { ...here, lang: undefined, helper: undefined, say: undefined };
  if (receiver === 'helper') return { ...place, helper: tag };
  return receiver === 'mine' ? { ...place, lang: tag } : { ...place, labels: undefined };
}
