// In the first load.

import type { CompiledMessage, LabelTable, Messages, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';

/** The hash under which a flow, or the screen without one, opens the list of messages. */
export const messagePlace = 'messages';

/** What phones say, loaded only where it is shown: its code, its words, the messages, and their labels. */
export interface MessageKit extends Omit<Messages, 'look'> {
  /** Shapes of the drawings, by skin. */
  readonly looks: Readonly<Record<string, Messages['look']>>;
  readonly words: UiWords;
  /** Labels in the languages of phones, where the reader named one (`labels=`). */
  readonly texts?: LabelTable;
  /** The search and the list, as a part of a screen. */
  readonly List: ComponentType;
  /** One message, as a screen of its own. */
  readonly Page: ComponentType<{ readonly message: CompiledMessage }>;
  /** What the address names inside a flow: the list or one message, as a screen. */
  readonly Place: ComponentType;
  /** Links to the messages that can appear at a step. */
  readonly AtStep: ComponentType<{ readonly step: string }>;
}
