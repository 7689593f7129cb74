// In the first load.

import type { Facts, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';

/** What is asked for: a step, or a message, and the labels that stand there. */
export interface Asked {
  readonly of: 'steps' | 'messages';
  readonly id: string;
  readonly labels: readonly string[];
}

/** Where things are from: loaded when a reader asks, and never before. */
export interface SourcesKit {
  readonly words: UiWords;
  /** Of every phone, and of this skin. */
  readonly facts: readonly Facts[];
  readonly List: ComponentType<{ readonly asked: Asked; readonly kit: SourcesKit }>;
}
