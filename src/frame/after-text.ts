// In the first load.
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { comesNew } from '../core/navigation/history.ts';

/** Height of a window, in CSS pixels, above which pages come whole: there the drawing of a step grows to fill the page. */
export const tallest = 800;

/**
 * False in the first frame of a page that the reader comes to, true from the next one on: what stands below the first words
 * is drawn behind them, and a slow phone shows these sooner. It must not move them (`tests/journeys/after-text.test.ts`). Whoever
 * goes back, or reloads at a place further down, gets the page whole, and so does a window that nobody looks at yet.
 */
export function useAfterText(): boolean {
  const [after, setAfter] = useState(() => !comesNew() || document.hidden || innerHeight > tallest);
  useLayoutEffect(() => {
    if (after) return;
    // The first callback still belongs to the frame that shows the words.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => flushSync(() => setAfter(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [after]);
  return after;
}
