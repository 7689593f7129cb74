import type { CompiledMessage, Guide, Messages, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import type { MoreLabels } from '../../context/make-page.ts';
import type { SkinRequest } from '../../context/route.tsx';
import { messagePlace } from '../../context/special-places.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

/** The messages, loaded on demand: words, data, labels, and the components that show them. */
export interface MessageFeature extends MoreLabels {
  readonly all: readonly CompiledMessage[];
  /** Custom properties of the drawings, by skin. */
  readonly looks: Readonly<Record<string, Messages['look']>>;
  readonly words: UiWords;
  /** The list of messages, as part of a screen. */
  readonly List: ComponentType<{ readonly kit: MessageFeature }>;
  /** One message, as a screen of its own. */
  readonly Page: ComponentType<{ readonly kit: MessageFeature; readonly message: CompiledMessage }>;
  /** The list or one message inside a flow, as the address names it, as a screen. */
  readonly Place: ComponentType<{ readonly kit: MessageFeature }>;
  /** Links to the messages that may appear at a step. */
  readonly AtStep: ComponentType<{ readonly kit: MessageFeature; readonly step: string }>;
}

/**
 * Loads the messages in one language: in a flow those of its skin, elsewhere those of all skins. `tongue` is the
 * phone's language if the reader chose one.
 */
export async function loadMessages(
  tag: string,
  skin: string | undefined,
  tongue: string | undefined,
): Promise<MessageFeature> {
  const load = () => import(/* webpackChunkName: "message-screens" */ './feature.ts');
  return (await loadOnce('message-screens', load)).messageFeature(tag, skin, tongue);
}

/**
 * Loads the messages inside a flow if the address names the list or a message, and no step. Otherwise returns
 * undefined; an address that names neither gets a notice.
 */
export async function messagesAt(
  { address: { step, labels }, inside, tag }: SkinRequest,
  { parts }: Guide,
): Promise<MessageFeature | undefined> {
  if (!step || Object.values(parts).some((part) => part.some(({ id }) => id === step))) return undefined;
  const kit = await loadMessages(tag, inside.skin.id, labels);
  return step === messagePlace || kit.all.some(({ id }) => id === step) ? kit : undefined;
}
