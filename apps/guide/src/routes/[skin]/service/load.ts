import type { SkinRequest } from '../../../context/route.tsx';
import { loadGates } from '../../../features/gates/load.ts';
import { helperView } from '../../../features/helper/load.ts';
import { messagesAt } from '../../../features/messages/load.ts';

export const words = ['gates'] as const;

/** Loads a gate or the messages, if the address names one. */
export async function load(request: SkinRequest) {
  const { address, skinGuide, tag } = request;
  const guide = await skinGuide.guide;
  const [gates, messages] = await Promise.all([loadGates(address.step, tag, guide), messagesAt(request, guide)]);
  return { gates, messages };
}

export const overlay = (request: SkinRequest) => helperView(request, 'service');

/** All steps share a page: the phone on it goes from one to the next. */
export const frame = ({ gates, messages }: Awaited<ReturnType<typeof load>>) =>
  gates || messages ? undefined : 'step';
