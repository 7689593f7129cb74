import type { SkinRequest } from '../../../context/route.tsx';
import { loadCatalogue } from '../../../features/catalogue/load.ts';
import { loadCheck } from '../../../features/file-check/load.ts';
import { helperView } from '../../../features/helper/load.ts';
import { messagesAt } from '../../../features/messages/load.ts';
import { stoppedInstead } from '../../../features/stopped/load.tsx';

/** Loads the messages if the address names one, and the catalogue or the file check if the step shows it. */
export async function load(request: SkinRequest) {
  const { address, skinGuide, tag } = request;
  // The first step, if no app is chosen yet: the catalogue can load without waiting for the guide.
  const list = !address.app && !address.step ? loadCatalogue() : undefined;
  const [guide, app] = await Promise.all([skinGuide.guide, request.app]);
  const step = guide.parts.downloadapps.find(({ id }) => id === address.step);
  const hasList = step ? step.tool === 'app-list' : !app;
  const [messages, apps, check] = await Promise.all([
    messagesAt(request, guide),
    list ?? (hasList ? loadCatalogue() : undefined),
    step?.tool === 'check-file' ? loadCheck(tag) : undefined,
  ]);
  return { messages, apps, check };
}

/** After a stop, no link leads on. */
export const overlay = (request: SkinRequest) => stoppedInstead(request.tag) ?? helperView(request, 'download');

/** All steps share a page: the phone on it goes from one to the next. */
export const frame = ({ messages }: Awaited<ReturnType<typeof load>>) => (messages ? undefined : 'step');
