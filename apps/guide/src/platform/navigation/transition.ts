import { flushSync } from 'react-dom';
import { mediaList } from '../media.ts';
import type { Direction } from './history.ts';

/** A second tap within this many milliseconds and CSS pixels of the first makes a double tap. */
const twice = { ms: 400, px: 32 };

/** The last press, and whether the screen has changed since. */
let press = { at: 0, x: 0, y: 0, turned: false };
let isSecondTap = false;

// The second half of a double tap would hit whatever the next screen has at that point, often its main button, so it is
// ignored.
const onPress = ({ clientX: x, clientY: y }: PointerEvent) => {
  const at = Date.now();
  isSecondTap = press.turned && at - press.at < twice.ms && Math.hypot(x - press.x, y - press.y) < twice.px;
  press = { at, x, y, turned: isSecondTap };
};
const onClick = (event: MouseEvent) => {
  // A click from the keyboard has a `detail` of 0.
  if (!isSecondTap || !event.detail) return;
  event.preventDefault();
  event.stopPropagation();
};
// After the animation nothing is clipped any more: content that is too wide has to be visible.
const onTurned = ({ animationName }: AnimationEvent) => {
  if (animationName === 'turn') delete document.documentElement.dataset.turning;
};
addEventListener('animationend', onTurned, true);
addEventListener('pointerdown', onPress, true);
addEventListener('click', onClick, true);

const isMotionReduced = () => mediaList('(prefers-reduced-motion: reduce)')?.matches;

/**
 * Shows the next screen with the page-turn animation that the style sheet has for `data-turn`. The screen is in place
 * when this returns, and takes taps while it still moves. (A view transition would first render the old screen once
 * more, which on a slow phone costs more time than all the rest of a step: docs/decisions, speed.)
 */
export function runTransition(direction: Direction, show: () => void): void {
  press.turned = true;
  const { dataset } = document.documentElement;
  dataset.turn = isMotionReduced() ? 'none' : direction;
  if (dataset.turn !== 'none') dataset.turning = '';
  flushSync(show);
}
