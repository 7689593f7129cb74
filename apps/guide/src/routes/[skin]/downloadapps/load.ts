import type { ListedApp } from '@sideguide/guide-core/model';
import { catalogue } from '../../../catalog.ts';
import { loadCheck } from '../../../features/file-check/load.ts';
import { helperView } from '../../../features/helper/load.ts';
import { messagesAt } from '../../../features/messages/load.ts';
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

export const overlay = (request: SkinRequest) => helperView(request, 'download');
