import { skins } from '../../../.generated/cards.ts';
import { messageLabels, messagesIn, messagesOfSkin, namespaceWords } from '../../content.ts';
import type { MessageData } from './types.ts';

/** Loads the data for `loadMessages` (`apps/guide/src/features/messages/load.ts`). */
export async function messageData(tag: string, skin?: string, phoneTag?: string): Promise<MessageData> {
  const ids = skin ? [skin] : skins.map(({ id }) => id);
  const [words, gates, drawing, texts, ...found] = await Promise.all([
    namespaceWords('messages', tag),
    // In a flow they are loaded with its steps.
    skin ? undefined : namespaceWords('gates', tag),
    skin ? undefined : namespaceWords('drawing', tag),
    phoneTag ? messageLabels() : undefined,
    messagesIn(tag),
    ...ids.map((id) => messagesOfSkin(id, tag)),
  ]);
  return {
    words: { ...drawing, ...gates, ...words },
    all: found.flatMap(({ all }) => all),
    labels: Object.assign({}, ...found.map(({ labels }) => labels)),
    looks: Object.assign({}, ...ids.map((id, n) => ({ [id]: found[n + 1]?.look }))),
    texts: texts ?? {},
  };
}
