import type { SkinRequest } from '../../../context/route.tsx';
import { loadGates } from '../../../features/gates/load.ts';
import { helperView } from '../../../features/helper/load.ts';
import { messagesAt } from '../../../features/messages/load.ts';
import { stoppedInstead } from '../../../features/stopped/load.tsx';

export const words = ['gates'] as const;

/** Loads a gate or the messages, if the address names one. After a stop, only the messages stay: they help then too. */
export async function load(request: SkinRequest) {
  const { address, skinGuide, tag } = request;
  const guide = await skinGuide.guide;
  const [gates, messages] = await Promise.all([loadGates(address.step, tag, guide), messagesAt(request, guide)]);
  const stopped = messages ? undefined : await stoppedInstead(tag);
  return { gates, messages, stopped };
}

export const overlay = (request: SkinRequest) =>
  (request.address.helper ? stoppedInstead(request.tag) : undefined) ?? helperView(request, 'service');

/** All steps share a page: the phone on it goes from one to the next. */
export const frame = ({ gates, messages, stopped }: Awaited<ReturnType<typeof load>>) =>
  gates || messages || stopped ? undefined : 'step';
