import type { Quote } from '#lib/model/quote.ts';
import type { Mark } from '#lib/model/scene.ts';

/** What a drawing writes with: the phone's own words, and proper names for the slots. */
export interface Pen {
  /** Finds the words the phone shows for a label. */
  readonly quote: (label: string) => Quote;
  /** Puts names into `{app}` and `{file}`. */
  readonly fill: (text: string) => string;
}

/** The part of a thing in a scene that says what the reader does with it. */
export interface Marked {
  readonly mark?: Mark;
  readonly hand?: true;
}
