import { skins } from '../../../.generated/cards.ts';
import { messageLabels, messagesIn, messagesOfSkin, roomWords } from '../../catalog.ts';
import { MessagesAtStep } from './at-step.tsx';
import { MessageList } from './list.tsx';
import type { MessageKit } from './load.ts';
import { inMessages } from './messages.tsx';
import { MessagePage } from './page.tsx';
import { MessagesInFlow } from './place.tsx';

const parts = {
  List: inMessages(MessageList),
  Page: inMessages(MessagePage),
  Place: inMessages(MessagesInFlow),
  AtStep: inMessages(MessagesAtStep),
};

/** What `loadMessages` answers with (`apps/guide/src/features/messages/load.ts`). */
export async function messageKit(tag: string, skin?: string, tongue?: string): Promise<MessageKit> {
  const ids = skin ? [skin] : skins.map(({ id }) => id);
  const [words, gates, drawing, texts, ...found] = await Promise.all([
    roomWords('messages', tag),
    // In a flow they have come with its steps.
    skin ? undefined : roomWords('gates', tag),
    skin ? undefined : roomWords('drawing', tag),
    tongue ? messageLabels() : undefined,
    messagesIn(tag),
    ...ids.map((id) => messagesOfSkin(id, tag)),
  ]);
  return {
    ...parts,
    words: { ...drawing, ...gates, ...words },
    all: found.flatMap(({ all }) => all),
    labels: Object.assign({}, ...found.map(({ labels }) => labels)),
    looks: Object.assign({}, ...ids.map((id, n) => ({ [id]: found[n + 1]?.look }))),
    texts: texts ?? {},
  };
}
