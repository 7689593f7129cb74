import type { Page } from 'playwright-core';

/** One page transition, as the browser ran it. */
export interface Turn {
  /** The direction on the root element when the transition began. */
  readonly direction: string | undefined;
  /** Horizontal offset at which the new screen starts, in CSS pixels: positive is to the right. Absent if cut short. */
  start?: number;
}

declare global {
  interface Window {
    testTurns: Turn[];
    /** While true, transitions stop at their first frame. */
    testFreeze: boolean;
  }
}

/** Records the transitions of a page, and can stop them half-way. Call it before opening an address. */
export const watchTurns = (page: Page): Promise<unknown> => page.addInitScript(spy);

export const turnsOf = (page: Page): Promise<Turn[]> => page.evaluate(() => window.testTurns);

export const freezeTurns = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((freeze) => {
    window.testFreeze = freeze;
  }, on);

function spy() {
  window.testTurns = [];
  window.testFreeze = false;
  // A busy machine must not miss a transition: each lasts until it has been observed, and is ended then.
  addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--t-turn', '60s'));
  const offset = (element: Element) => new DOMMatrix(getComputedStyle(element).transform).m41;
  const look = (animation: Animation | undefined, turn: Turn, measure: () => number) => {
    if (!animation) return;
    animation.pause();
    animation.currentTime = 0;
    turn.start = measure();
    if (!window.testFreeze) animation.finish();
  };

  addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
    const page = target as Element;
    if (pseudoElement || !page.matches('.page')) return;
    const turn: Turn = { direction: document.documentElement.dataset.turn };
    window.testTurns.push(turn);
    const animation = page
      .getAnimations()
      .find((candidate) => (candidate as CSSAnimation).animationName === animationName);
    look(animation, turn, () => offset(page));
  });
}
