// With every screen that has steps.
import type { Quote } from '@sideguide/guide-core/model';

/** What a drawing writes with: the phone's own words, and proper names for the slots. */
export interface Pen {
  /** Finds the words the phone shows for a label. */
  readonly quote: (label: string) => Quote;
  /** Puts names into `{app}` and `{file}`. */
  readonly fill: (text: string) => string;
}
