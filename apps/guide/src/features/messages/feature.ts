import { skins } from '../../../.generated/cards.ts';
import { messageLabels, messagesIn, messagesOfSkin, namespaceWords } from '../../catalog.ts';
import type { MessageFeature } from './load.ts';
import { MessageList } from './message-list.tsx';
import { withMessages } from './messages.tsx';
import { MessagesAtStep } from './messages-at-step.tsx';
import { MessagesInFlow } from './messages-in-flow.tsx';
import { MessagePage } from './page.tsx';

const parts = {
  List: withMessages(MessageList),
  Page: withMessages(MessagePage),
  InFlow: withMessages(MessagesInFlow),
  AtStep: withMessages(MessagesAtStep),
};

/** Loads the result of `loadMessages` (`apps/guide/src/features/messages/load.ts`). */
export async function messageFeature(tag: string, skin?: string, phoneTag?: string): Promise<MessageFeature> {
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
    ...parts,
    words: { ...drawing, ...gates, ...words },
    all: found.flatMap(({ all }) => all),
    labels: Object.assign({}, ...found.map(({ labels }) => labels)),
    looks: Object.assign({}, ...ids.map((id, n) => ({ [id]: found[n + 1]?.look }))),
    texts: texts ?? {},
  };
}
