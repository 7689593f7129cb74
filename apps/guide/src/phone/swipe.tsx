import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { Fingertip } from './hand.tsx';
import { swipeTargetClass } from './mark.ts';
import css from './swipe.module.css';

type SwipeData = Extract<ScenePart, { kind: 'swipe' }>;

/** A swipe over the screen: a trail with an arrowhead, and the hand moving along it. */
export function Swipe({ part }: { part: SwipeData }) {
  return (
    <span className={cx(css.swipe, css[part.move], swipeTargetClass)}>
      <svg className={css.trail} viewBox="0 0 24 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 118V6" />
      </svg>
      <svg className={css.head} viewBox="0 0 24 14" aria-hidden="true">
        <path d="M3 12l9-9 9 9" />
      </svg>
      <span className={css.finger}>
        <Fingertip />
      </span>
    </span>
  );
}
