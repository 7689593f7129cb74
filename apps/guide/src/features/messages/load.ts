import type { Guide } from '@sideguide/guide-core/model';
import type { SkinRequest } from '../../context/route.tsx';
import { messagesHash } from '../../context/special-hashes.ts';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { MessageData } from './types.ts';

export const loadScreens = () => import(/* webpackChunkName: "message-screens" */ './chunk.ts');

/**
 * Loads the messages in one language, and the components that show them: in a flow those of its skin, elsewhere those
 * of all skins. `phoneTag` is the phone's language if the reader chose one.
 */
export async function loadMessages(
  tag: string,
  skin: string | undefined,
  phoneTag: string | undefined,
): Promise<MessageData> {
  return (await loadOnce('message-screens', loadScreens)).messageData(tag, skin, phoneTag);
}

/**
 * Loads the messages inside a flow if the address names the list or a message, and no step. Otherwise returns
 * undefined; an address that names neither gets a notice.
 */
export async function messagesAt(
  { address: { step, labels }, skinGuide, tag }: SkinRequest,
  { parts }: Guide,
): Promise<MessageData | undefined> {
  if (!step || Object.values(parts).some((part) => part.some(({ id }) => id === step))) return undefined;
  const messages = await loadMessages(tag, skinGuide.skin.id, labels);
  return step === messagesHash || messages.all.some(({ id }) => id === step) ? messages : undefined;
}
