import type { CompiledMessage, Messages, UiWords } from '@sideguide/guide-core/model';
import type { ReactElement } from 'react';
import type { MoreLabels } from '../../context/make-page.ts';

/** The messages in one language, with the words and labels to show them. */
export interface MessageData extends MoreLabels {
  readonly all: readonly CompiledMessage[];
  /** Custom properties of the drawings, by skin. */
  readonly looks: Readonly<Record<string, Messages['look']>>;
  readonly words: UiWords;
}

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
  /** Address of the helper's last step in this flow; undefined if there is none. */
  readonly back: string | undefined;
}
