import { flushSync } from 'react-dom';
import type { Direction } from './history.ts';

interface Transition {
  readonly finished: Promise<void>;
  readonly ready: Promise<void>;
  skipTransition(): void;
}
type Starter = (update: () => unknown) => Transition;

let running: Transition | undefined;
/** What was asked for last: a turn that begins late must not bring back what came before. */
let newest: (() => void) | undefined;

/** A second tap at the same place within so many milliseconds and CSS pixels belongs to the first. */
const twice = { ms: 400, px: 32 };

/** The last press, and whether the page has turned since. */
let press = { at: 0, x: 0, y: 0, turned: false };
let second = false;

// While the page turns, the browser gives every tap to the root element. A press ends the turn: a finger's tap then
// finds its target by itself, a mouse's click is handed on. The second half of a double tap would meet whatever the next
// screen has at this place, often its big button: it counts for nothing.
const onPress = ({ clientX: x, clientY: y }: PointerEvent) => {
  running?.skipTransition();
  const at = Date.now();
  second = press.turned && at - press.at < twice.ms && Math.hypot(x - press.x, y - press.y) < twice.px;
  press = { at, x, y, turned: second };
};
const onClick = (event: MouseEvent) => {
  const { target, clientX, clientY, detail } = event;
  // A keyboard's click has no detail.
  if (second && detail) {
    event.preventDefault();
    event.stopPropagation();
  } else if (target === document.documentElement) {
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, summary')?.click();
  }
};
addEventListener('pointerdown', onPress, true);
addEventListener('click', onClick, true);

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows the next screen and turns the page: a view transition where the browser has them, else the style sheet's
 * animation of `data-turn`. A turn that is still running is ended first, so that a fast second tap never meets
 * a half-turned page. The new screen is in place when this returns or in the browser's next frame.
 */
export function turn(direction: Direction, show: () => void): void {
  const root = document.documentElement;
  press.turned = true;
  running?.skipTransition();
  running = undefined;
  newest = show;
  const start = (document as { startViewTransition?: Starter }).startViewTransition;
  if (direction === 'none' || still()) {
    root.dataset.turn = 'none';
    flushSync(show);
    return;
  }
  root.dataset.turn = direction;
  if (!start) {
    root.dataset.turnBy = 'animation';
    flushSync(show);
    return;
  }
  const transition = start.call(document, () => newest === show && flushSync(show));
  running = transition;
  const end = () => {
    if (running === transition) running = undefined;
  };
  transition.finished.then(end, end);
  // A turn that is skipped was never ready; that is no error.
  transition.ready.catch(() => undefined);
}
