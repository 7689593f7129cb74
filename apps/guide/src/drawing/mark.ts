// With every screen that has steps.
import type { Mark } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './mark.module.css';

/** Class names that put the ring and the halo around a thing; nothing for a thing that is not marked. */
export function markClasses(mark: Mark | undefined): string {
  return mark ? cx(css.marked, mark === 'look' && css.look) : '';
}

/** The class of a thing the finger goes to without a ring around it: the way of a swipe. */
export const swipeTargetClass: string = css.goal ?? '';

/** Finds what is marked in a drawing. */
export const targetSelector = `.${css.marked},.${css.goal}`;
