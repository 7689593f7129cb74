import { useState } from 'react';
import { cx } from '../platform/cx.ts';
import panel from '../ui/panel.module.css';
import { canAnimate } from './animate.ts';
import { LivingPhone } from './living-phone.tsx';
import css from './stage.module.css';
import { mainFigureId, type StageProps } from './stage-props.ts';
import { Stills } from './stills.tsx';
import { useMedia } from './use-media.ts';

/**
 * The table with the drawn phone. The phone lives: it plays the pictures of a step, and goes on to those of the next
 * step without being replaced. Where nothing is to move, all pictures stand side by side instead.
 */
export function Stage(props: StageProps) {
  const [isAble] = useState(canAnimate);
  const isStill = useMedia('(prefers-reduced-motion: reduce), print') || !isAble;
  return (
    <figure
      id={props.isMain ? mainFigureId : undefined}
      className={cx(panel.table, css.table)}
      style={props.look}
      aria-label={props.caption}
    >
      {isStill ? <Stills {...props} /> : <LivingPhone {...props} />}
    </figure>
  );
}
