import type { RouteRequest } from '../../context/route.tsx';
import { checkHash } from '../../context/special-hashes.ts';
import { loadCheck } from '../../features/file-check/load.ts';
import { loadGates } from '../../features/gates/load.ts';
import { loadMessages } from '../../features/messages/load.ts';
import { stoppedInstead } from '../../features/stopped/load.tsx';

export const words = ['service', 'messages', 'gates'] as const;
export const early = ['messages-'];

/** Loads the messages, and the file check or a gate if the address names it. After a stop, no gate leads on. */
export async function load({ address: { step, labels }, tag }: RouteRequest) {
  const [messages, check, gates] = await Promise.all([
    loadMessages(tag, undefined, labels),
    step === checkHash ? loadCheck(tag) : undefined,
    loadGates(step, tag),
  ]);
  return { messages, check, gates, stopped: gates && (await stoppedInstead(tag)) };
}
