import { cx } from '../platform/cx.ts';
import { swipeTargetClass } from './mark.ts';
import type { Picture } from './picture.ts';
import css from './swipe.module.css';

/** A swipe over the screen: a trail with an arrowhead, along which the finger moves. */
export function Swipe({ move }: { move: NonNullable<Picture['swipe']> }) {
  return (
    <span className={cx(css.swipe, css[move], swipeTargetClass)} data-swipe={move}>
      <svg className={css.trail} viewBox="0 0 24 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 118V6" />
      </svg>
      <svg className={css.head} viewBox="0 0 24 14" aria-hidden="true">
        <path d="M3 12l9-9 9 9" />
      </svg>
    </span>
  );
}
