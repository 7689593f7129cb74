// In the first load.
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { comesNew } from '../core/navigation/history.ts';

/**
 * Height of a window, in CSS pixels, up to which every page of steps is longer than the window (`tests/laws/after-text.test.ts`):
 * what comes later then changes nothing above it. In a taller one the drawing grows to fill the page.
 */
export const tallest = 800;

/**
 * False in the first frame of a page that the reader comes to, true from the next one on: what stands below the first words
 * is drawn behind them, and a slow phone shows these sooner. Whoever goes back, or reloads at a place further down, gets the page whole,
 * and so does a window that nobody looks at yet.
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
