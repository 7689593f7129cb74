import type { Mark } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './mark.module.css';

/** Returns the class names that draw the ring and the halo around an element; empty if it is not marked. */
export function markClasses(mark: Mark | undefined): string {
  return mark ? cx(css.marked, mark === 'look' && css.look, mark === 'hold' && css.hold) : '';
}

/** Class of a target without a ring: the path of a swipe. */
export const swipeTargetClass: string = css.goal ?? '';

/** Classes of what is marked, of what is only to be read, and of what is held. */
export const markedClass = {
  any: css.marked ?? '',
  look: css.look ?? '',
  hold: css.hold ?? '',
  path: swipeTargetClass,
};
