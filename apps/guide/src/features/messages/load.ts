import type { CompiledMessage, Guide, Messages, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import type { MoreLabels } from '../../context/make-page.ts';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { SkinRequest } from '../../routes/route.tsx';

/** The hash under which a flow, or the screen without one, opens the list of messages. */
export const messagePlace = 'messages';

/** What phones say, loaded only where it is shown: its words, the messages, their labels, and the parts that show them. */
export interface MessageFeature extends MoreLabels {
  readonly all: readonly CompiledMessage[];
  /** Shapes of the drawings, by skin. */
  readonly looks: Readonly<Record<string, Messages['look']>>;
  readonly words: UiWords;
  /** The search and the list, as a part of a screen. */
  readonly List: ComponentType<{ readonly kit: MessageFeature }>;
  /** One message, as a screen of its own. */
  readonly Page: ComponentType<{ readonly kit: MessageFeature; readonly message: CompiledMessage }>;
  /** What the address names inside a flow: the list or one message, as a screen. */
  readonly Place: ComponentType<{ readonly kit: MessageFeature }>;
  /** Links to the messages that can appear at a step. */
  readonly AtStep: ComponentType<{ readonly kit: MessageFeature; readonly step: string }>;
}

/**
 * Everything about messages, in one language: in a flow those of its phones, elsewhere those of all. `tongue` is the
 * phone's own language, where the reader named one.
 */
export async function loadMessages(
  tag: string,
  skin: string | undefined,
  tongue: string | undefined,
): Promise<MessageFeature> {
  const load = () => import(/* webpackChunkName: "message-screens" */ './feature.ts');
  return (await loadOnce('message-screens', load)).messageFeature(tag, skin, tongue);
}

/** Inside a flow: what phones say, if the address names that and no step. An address that names neither is told so. */
export async function messagesAt(
  { address: { step, labels }, inside, tag }: SkinRequest,
  { parts }: Guide,
): Promise<MessageFeature | undefined> {
  if (!step || Object.values(parts).some((part) => part.some(({ id }) => id === step))) return undefined;
  const kit = await loadMessages(tag, inside.skin.id, labels);
  return step === messagePlace || kit.all.some(({ id }) => id === step) ? kit : undefined;
}
