import type { CSSProperties } from 'react';
import type { DrawingTexts } from './drawing-texts.ts';
import type { Picture } from './picture.ts';

/** Words around the drawing, in the reader's language. */
export interface StageWords {
  /** “Picture 1 of 2”. */
  readonly picture: (n: number, of: number) => string;
  readonly number: (n: number) => string;
  readonly play: string;
  readonly stop: string;
}

/** Id of the figure whose `isMain` is true. */
export const mainFigureId = 'main-figure';

export interface StageProps extends DrawingTexts {
  /** Identifies the step: with another one the phone goes on to its pictures. */
  readonly id: string;
  readonly pictures: readonly Picture[];
  /** The text alternative of each picture. */
  readonly alts: readonly string[];
  readonly skin: string;
  /** Custom properties with the shapes of the skin's drawings. */
  readonly look?: CSSProperties | undefined;
  /** “On your phone”: the name of the figure. */
  readonly caption: string;
  readonly words: StageWords;
  /** True if the reader came back to this step. */
  readonly isBack?: boolean | undefined;
  /** True if the pictures play by themselves, once. */
  readonly isPlayed?: boolean | undefined;
  /** True for the drawing that the screen is about: arrow keys belong to it wherever the focus is. */
  readonly isMain?: boolean | undefined;
  /** Called when the reader goes on behind the last picture. */
  readonly onEnd?: (() => void) | undefined;
}
