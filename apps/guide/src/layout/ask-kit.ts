// In the first load.

import type { UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';

/** What answers questions, loaded when the field is touched: its code, its words, the index of one language. */
export interface AskKit {
  readonly words: UiWords;
  /** What may answer, below the field. `step`: the step at which it was asked. */
  readonly Answers: ComponentType<{ readonly wanted: string; readonly step?: string | undefined }>;
}
