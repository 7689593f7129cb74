import type { Page } from 'playwright-core';

/** One turn of the page, as the browser ran it. */
export interface Turn {
  readonly by: 'view transition' | 'animation';
  /** The direction on the root element when the turn began. */
  readonly direction: string | undefined;
  /** Where the new screen starts, in CSS pixels from its place: positive is right of it. Absent if cut short. */
  start?: number;
}

declare global {
  interface Window {
    testTurns: Turn[];
    /** While true, turns stop at their first frame and stay there. */
    testFreeze: boolean;
  }
}

/** Which way the page can be turned: some phones' browsers have no view transitions. */
export type Way = 'view transitions' | 'the style sheet';

/** Records the turns of a page, and can stop them half-way. Call it before opening an address. */
export async function watchTurns(page: Page, way: Way): Promise<void> {
  await page.addInitScript(spy);
  if (way === 'the style sheet') await page.addInitScript(withoutTransitions);
}

export const turnsOf = (page: Page): Promise<Turn[]> => page.evaluate(() => window.testTurns);

export const freezeTurns = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((freeze) => {
    window.testFreeze = freeze;
  }, on);

function withoutTransitions() {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
}

function spy() {
  window.testTurns = [];
  window.testFreeze = false;
  // A busy machine must not miss a turn: each lasts until it has been looked at, and is ended then.
  addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--t-turn', '60s'));
  const offset = (pseudo?: string, element: Element = document.documentElement) =>
    new DOMMatrix(getComputedStyle(element, pseudo).transform).m41;
  const look = (animation: Animation | undefined, turn: Turn, measure: () => number) => {
    if (!animation) return;
    animation.pause();
    animation.currentTime = 0;
    turn.start = measure();
    if (!window.testFreeze) animation.finish();
  };

  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...given) {
    const turn: Turn = { by: 'view transition', direction: document.documentElement.dataset.turn };
    window.testTurns.push(turn);
    const transition = start.apply(this, given);
    const fresh = '::view-transition-new(root)';
    const begun = () => {
      const all = document.getAnimations();
      const animation = all.find(({ effect }) => (effect as KeyframeEffect).pseudoElement === fresh);
      look(animation, turn, () => offset(fresh));
    };
    transition.ready.then(begun, () => undefined);
    return transition;
  };

  addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
    const page = target as Element;
    if (pseudoElement || !page.matches('.page')) return;
    const turn: Turn = { by: 'animation', direction: document.documentElement.dataset.turn };
    window.testTurns.push(turn);
    const animation = page.getAnimations().find((one) => (one as CSSAnimation).animationName === animationName);
    look(animation, turn, () => offset(undefined, page));
  });
}
