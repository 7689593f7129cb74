// In the first load.
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasCopy } from '../platform/copy-of-first.ts';
import { comesNew } from '../platform/navigation/history.ts';

/** Height of a window, in CSS pixels, above which pages come whole: there the drawing of a step grows to fill the page. */
export const tallest = 800;

/** Known until the window changes: asking for its height has the browser lay out the page that is about to go. */
let tall: boolean | undefined;
const isTall = (): boolean => {
  if (tall === undefined) {
    tall = innerHeight > tallest;
    addEventListener('resize', () => (tall = undefined), { once: true });
  }
  return tall;
};

/**
 * False in the first frame of a page that the reader comes to, true in a task right behind it: what stands below the first words
 * is drawn behind them, and a slow phone shows these sooner. It must not move them (`e2e/release/after-text.test.ts`). Whoever
 * goes back, or reloads at a place further down, gets the page whole, and so does a window that nobody looks at yet, and a page
 * whose first words stand in the document already.
 */
export function useAfterText(isCopy = false): boolean {
  const [after, setAfter] = useState(() => isCopy || hasCopy() || !comesNew() || document.hidden || isTall());
  useLayoutEffect(() => {
    if (after) return;
    // The callback still belongs to the frame that shows the words.
    let late: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      late = setTimeout(() => flushSync(() => setAfter(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
    };
  }, [after]);
  return after;
}
