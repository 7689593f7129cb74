// In the first load.
import type { ComponentType } from 'react';
import type { UiWords } from '#lib/model/guide.ts';
import type { Facts } from '#lib/model/sources.ts';

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
