// In the first load.
import { flushSync } from 'react-dom';
import type { Direction } from './history.ts';

/** A second tap at the same place within so many milliseconds and CSS pixels belongs to the first. */
const twice = { ms: 400, px: 32 };

/** The last press, and whether the page has turned since. */
let press = { at: 0, x: 0, y: 0, turned: false };
let second = false;

// The second half of a double tap would meet whatever the next screen has at this place, often its big button: it counts
// for nothing.
const onPress = ({ clientX: x, clientY: y }: PointerEvent) => {
  const at = Date.now();
  second = press.turned && at - press.at < twice.ms && Math.hypot(x - press.x, y - press.y) < twice.px;
  press = { at, x, y, turned: second };
};
const onClick = (event: MouseEvent) => {
  // A keyboard's click has no detail.
  if (!second || !event.detail) return;
  event.preventDefault();
  event.stopPropagation();
};
// Afterwards nothing is clipped any more: what is too wide has to be seen.
const onTurned = ({ animationName }: AnimationEvent) => {
  if (animationName === 'turn') delete document.documentElement.dataset.turning;
};
addEventListener('animationend', onTurned, true);
addEventListener('pointerdown', onPress, true);
addEventListener('click', onClick, true);

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows the next screen and turns the page, by the style sheet's animation of `data-turn` on the new one. The screen is in
 * place when this returns and takes taps while it still moves. (A view transition would first draw the old screen
 * once more, which on a slow phone costs more time than all the rest of a step: docs/decisions, speed.)
 */
export function turn(direction: Direction, show: () => void): void {
  press.turned = true;
  const { dataset } = document.documentElement;
  dataset.turn = still() ? 'none' : direction;
  if (dataset.turn !== 'none') dataset.turning = '';
  flushSync(show);
}
