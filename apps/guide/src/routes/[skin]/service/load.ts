import { loadGate } from '../../../features/gates/load.ts';
import { messagesAt } from '../../../features/messages/load.ts';
import { loadOnce } from '../../../platform/chunks/load.ts';
import type { SkinRequest } from '../../route.tsx';

export const words = ['gates'] as const;

/** A gate or messages, if the address names one. */
export async function load(request: SkinRequest) {
  const { address, inside, tag } = request;
  const guide = await inside.guide;
  const [gate, messages] = await Promise.all([loadGate(address.step, tag, guide), messagesAt(request, guide)]);
  return { gate, messages };
}

const helper = () => import(/* webpackChunkName: "helper" */ '../../../features/helper/load.tsx');

/** `helper=…`: what somebody who helps sees of a step. */
export const overlay = (request: SkinRequest) => {
  const { helper: helped } = request.address;
  return helped ? loadOnce('helper', helper).then(({ load }) => load(helped, request, 'service')) : undefined;
};
