import { type RefObject, useEffect, useRef, useState } from 'react';

/** Part of an element that has to be on the screen for it to count as in sight. */
const least = 0.25;

/** Returns whether somebody can see an element, and calls `onGone` when nobody can any more: a hidden tab, scrolled away. */
export function useSight(ref: RefObject<Element | null>, onGone: () => void): boolean {
  const [isInSight, setInSight] = useState(true);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isOnScreen = true;
    const update = () => {
      const isSeen = isOnScreen && !document.hidden;
      setInSight(isSeen);
      if (!isSeen) gone.current();
    };
    let observer: IntersectionObserver | undefined;
    try {
      observer = new IntersectionObserver(
        (entries) => {
          isOnScreen = entries.some(({ intersectionRatio }) => intersectionRatio >= least);
          update();
        },
        { threshold: least },
      );
      observer.observe(element);
    } catch {
      // Refused by a privacy tool: the element always counts as on the screen.
    }
    document.addEventListener('visibilitychange', update);
    return () => {
      observer?.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref]);
  return isInSight;
}
