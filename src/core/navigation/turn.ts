import { flushSync } from 'react-dom';
import type { Direction } from './history.ts';

interface Transition {
  readonly finished: Promise<void>;
  readonly ready: Promise<void>;
  skipTransition(): void;
}
type Starter = (update: () => void) => Transition;

let running: Transition | undefined;

// While the page turns, the browser gives every tap to the root element. A press ends the turn: a finger's tap then
// finds its target by itself, a mouse's click is handed on.
addEventListener('pointerdown', () => running?.skipTransition(), true);
addEventListener('click', ({ target, clientX, clientY }) => {
  if (target !== document.documentElement) return;
  const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, summary');
  below?.click();
});

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows the next screen and turns the page: a view transition where the browser has them, else the style sheet's
 * animation of `data-turn`. A turn that is still running is ended first, so that a fast second tap never meets
 * a half-turned page. The new screen is in place when this returns or in the browser's next frame.
 */
export function turn(direction: Direction, show: () => void): void {
  const root = document.documentElement;
  running?.skipTransition();
  running = undefined;
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
  const transition = start.call(document, () => flushSync(show));
  running = transition;
  const end = () => {
    if (running === transition) running = undefined;
  };
  transition.finished.then(end, end);
  // A turn that is skipped was never ready; that is no error.
  transition.ready.catch(() => undefined);
}
