import type { Values } from '@sideguide/guide-core/locale';
import type { UiWords } from '@sideguide/guide-core/model';

/** Formats a sentence of the namespace `share`, or of the screens. */
export type ShareWords = (key: string, values?: Values) => string;

/** Words in the browser's language, if the page has another one. */
export interface OwnWords {
  readonly tag: string;
  readonly words: UiWords;
}
