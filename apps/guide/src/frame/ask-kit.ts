// In the first load.
import type { ComponentType } from 'react';
import type { UiWords } from '#lib/model/guide.ts';

/** What answers questions, loaded when the field is touched: its code, its words, the index of one language. */
export interface AskKit {
  readonly words: UiWords;
  /** What may answer, below the field. `step`: the step at which it was asked. */
  readonly Answers: ComponentType<{ readonly wanted: string; readonly step?: string | undefined }>;
}
