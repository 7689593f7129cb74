import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasCopy } from '../platform/copy-of-first.ts';
import { isFirstVisit } from '../platform/navigation/history.ts';
import { tallest } from './tallest.ts';

/** Cached until the window is resized: reading the height makes the browser lay out the page that is being replaced. */
let isTallNow: boolean | undefined;
const isTall = (): boolean => {
  if (isTallNow === undefined) {
    isTallNow = innerHeight > tallest;
    addEventListener('resize', () => (isTallNow = undefined), { once: true });
  }
  return isTallNow;
};

/**
 * Returns false in the first frame of a page that is new to the reader and true in a task right after it. What is below
 * the first words is rendered after them, so that a slow phone shows them sooner; it must not move them
 * (`e2e/release/after-text.test.ts`). Returns true at once for a reader who goes back or reloads further down the page,
 * in a hidden document or a tall window, and if the document already shows the first words.
 */
export function useAfterText(isCopy = false): boolean {
  const [isAfter, setAfter] = useState(() => isCopy || hasCopy() || !isFirstVisit() || document.hidden || isTall());
  useLayoutEffect(() => {
    if (isAfter) return;
    // The callback still runs before the frame that shows the words is painted.
    let late: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      late = setTimeout(() => flushSync(() => setAfter(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
    };
  }, [isAfter]);
  return isAfter;
}
