import type { CompiledMessage, Guide, Messages, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType, ReactElement } from 'react';
import type { MoreLabels } from '../../context/make-page.ts';
import type { SkinRequest } from '../../context/route.tsx';
import { messagesHash } from '../../context/special-hashes.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

/** What the helper's view adds to the messages inside a flow. */
export interface HelperParts {
  /** Says whom the helper helps. */
  readonly who: ReactElement;
  /** Wraps the drawing: the phone is not the helper's. */
  readonly phone: { readonly caption: string; readonly dir: 'ltr' | 'rtl' };
  /** Copies a text of the message in the helped reader's language. */
  readonly copy: (message: CompiledMessage, field: 'cause' | 'do' | 'stop') => ReactElement;
  /** Copies a link to the message for the helped reader. */
  readonly link: (message: CompiledMessage) => ReactElement;
  /** Address of the helper's step. */
  readonly back: string;
}

/** The messages, loaded on demand: words, data, labels, and the components that show them. */
export interface MessageFeature extends MoreLabels {
  readonly all: readonly CompiledMessage[];
  /** Custom properties of the drawings, by skin. */
  readonly looks: Readonly<Record<string, Messages['look']>>;
  readonly words: UiWords;
  /** The list of messages, as part of a screen. */
  readonly List: ComponentType<{ readonly feature: MessageFeature }>;
  /** One message, as a screen of its own. */
  readonly Page: ComponentType<{ readonly feature: MessageFeature; readonly message: CompiledMessage }>;
  /** The list or one message inside a flow, as the address names it, as a screen. */
  readonly InFlow: ComponentType<{ readonly feature: MessageFeature; readonly helper?: HelperParts }>;
  /** Links to the messages that may appear at a step. */
  readonly AtStep: ComponentType<{ readonly feature: MessageFeature; readonly step: string }>;
}

/**
 * Loads the messages in one language: in a flow those of its skin, elsewhere those of all skins. `phoneTag` is the
 * phone's language if the reader chose one.
 */
export async function loadMessages(
  tag: string,
  skin: string | undefined,
  phoneTag: string | undefined,
): Promise<MessageFeature> {
  const load = () => import(/* webpackChunkName: "message-screens" */ './feature.ts');
  return (await loadOnce('message-screens', load)).messageFeature(tag, skin, phoneTag);
}

/**
 * Loads the messages inside a flow if the address names the list or a message, and no step. Otherwise returns
 * undefined; an address that names neither gets a notice.
 */
export async function messagesAt(
  { address: { step, labels }, skinGuide, tag }: SkinRequest,
  { parts }: Guide,
): Promise<MessageFeature | undefined> {
  if (!step || Object.values(parts).some((part) => part.some(({ id }) => id === step))) return undefined;
  const feature = await loadMessages(tag, skinGuide.skin.id, labels);
  return step === messagesHash || feature.all.some(({ id }) => id === step) ? feature : undefined;
}
