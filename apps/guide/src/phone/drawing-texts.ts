import type { Quote } from '@sideguide/guide-core/model';

/** Provides the texts of a drawing: the phone's labels, and the names for the slots. */
export interface DrawingTexts {
  /** Returns the words that the phone shows for a label. */
  readonly quote: (label: string) => Quote;
  /** Fills in the slots `{app}` and `{file}`. */
  readonly fill: (text: string) => string;
}
