import type { ListedApp } from '@sideguide/guide-core/model';
import { catalogue } from '../../../catalog.ts';
import { loadCheck } from '../../../features/file-check/load.ts';
import { messagesAt } from '../../../features/messages/load.ts';
import { loadOnce } from '../../../platform/chunks/load.ts';
import type { SkinRequest } from '../../route.tsx';

const none: readonly ListedApp[] = [];

/** Messages if the address names one; the list of apps and the file check at their steps. */
export async function load(request: SkinRequest) {
  const { address, inside, tag } = request;
  // The first step, before an app was chosen.
  const listed = !address.app && !address.step ? catalogue() : undefined;
  const [guide, app] = await Promise.all([inside.guide, request.app]);
  const step = guide.parts.downloadapps.find(({ id }) => id === address.step);
  const hasList = step ? step.tool === 'app-list' : !app;
  const [messages, apps, check] = await Promise.all([
    messagesAt(request, guide),
    listed ?? (hasList ? catalogue() : none),
    step?.tool === 'check-file' ? loadCheck(tag) : undefined,
  ]);
  return { messages, apps, check };
}

const helper = () => import(/* webpackChunkName: "helper" */ '../../../features/helper/load.tsx');

/** `helper=…`: what somebody who helps sees of a step. */
export const overlay = (request: SkinRequest) => {
  const { helper: helped } = request.address;
  return helped ? loadOnce('helper', helper).then(({ load }) => load(helped, request, 'download')) : undefined;
};
