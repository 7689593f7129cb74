import { type CSSProperties, useState } from 'react';
import { cx } from '../platform/cx.ts';
import panel from '../ui/panel.module.css';
import { canAnimate } from './animate.ts';
import type { Pen } from './drawing-texts.ts';
import { LivingPhone } from './living-phone.tsx';
import type { Picture } from './picture.ts';
import css from './stage.module.css';
import { Stills } from './stills.tsx';
import { useMedia } from './use-media.ts';

/** Words around the drawing, in the reader's language. */
export interface StageWords {
  /** “Picture 1 of 2”. */
  readonly picture: (n: number, of: number) => string;
  readonly number: (n: number) => string;
  readonly play: string;
  readonly stop: string;
}

export interface StageProps extends Pen {
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
  /** True if arrow keys belong to it wherever the focus is. */
  readonly isMain?: boolean | undefined;
  /** Called when the reader goes on behind the last picture. */
  readonly onEnd?: (() => void) | undefined;
}

/**
 * The table with the drawn phone. The phone lives: it plays the pictures of a step, and goes on to those of the next
 * step without being replaced. Where nothing is to move, all pictures stand side by side instead.
 */
export function Stage(props: StageProps) {
  const [isAble] = useState(canAnimate);
  const isStill = useMedia('(prefers-reduced-motion: reduce), print') || !isAble;
  return (
    <figure className={cx(panel.table, css.table)} style={props.look} aria-label={props.caption}>
      {isStill ? <Stills {...props} /> : <LivingPhone {...props} />}
    </figure>
  );
}
