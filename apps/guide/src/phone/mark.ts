import type { Mark } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './mark.module.css';

/** Returns the class names that draw the ring and the halo around an element; empty if it is not marked. */
export function markClasses(mark: Mark | undefined): string {
  return mark ? cx(css.marked, mark === 'look' && css.look) : '';
}

/** Class of a target without a ring: the path of a swipe. */
export const swipeTargetClass: string = css.goal ?? '';

/** Selector of the marked elements in a drawing. */
export const targetSelector = `.${css.marked},.${css.goal}`;
