import { skins } from '../../.generated/cards.ts';
import { messageLabels, messagesIn, messagesOfSkin, roomWords } from '../catalog.ts';
import { MessagesAtStep } from '../features/messages/at-step.tsx';
import { MessageList } from '../features/messages/list.tsx';
import { MessagePage } from '../features/messages/page.tsx';
import { MessagesInFlow } from '../features/messages/place.tsx';
import type { MessageKit } from '../layout/message-kit.ts';

/**
 * Everything about messages, in one language: in a flow those of its phones, elsewhere those of all. `tongue` is the
 * phone's own language, where the reader named one.
 */
export async function messageKit(tag: string, skin?: string, tongue?: string): Promise<MessageKit> {
  const ids = skin ? [skin] : skins.map(({ id }) => id);
  const [words, gates, drawing, texts, ...parts] = await Promise.all([
    roomWords('messages', tag),
    // In a flow they have come with its steps.
    skin ? undefined : roomWords('gates', tag),
    skin ? undefined : roomWords('drawing', tag),
    tongue ? messageLabels() : undefined,
    messagesIn(tag),
    ...ids.map((id) => messagesOfSkin(id, tag)),
  ]);
  return {
    words: { ...drawing, ...gates, ...words },
    all: parts.flatMap(({ all }) => all),
    labels: Object.assign({}, ...parts.map(({ labels }) => labels)),
    looks: Object.assign({}, ...ids.map((id, n) => ({ [id]: parts[n + 1]?.look }))),
    ...(texts ? { texts } : {}),
    List: MessageList,
    Page: MessagePage,
    Place: MessagesInFlow,
    AtStep: MessagesAtStep,
  };
}
