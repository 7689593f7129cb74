// With every screen that has steps.
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { targetSelector } from './mark.ts';

/** Smallest side of a thing to be tapped, in CSS pixels. */
const least = 44;

/** The box of a thing inside another one, as wide and high as a finger needs; across in per cent, for turned phones. */
function boxOf(target: Element, inside: Element): CSSProperties {
  const own = target.getBoundingClientRect();
  const all = inside.getBoundingClientRect();
  const width = Math.max(own.width + 12, least);
  const height = Math.max(own.height + 12, least);
  const part = (length: number) => `${(100 * length) / all.width}%`;
  return {
    width: part(width),
    minWidth: least,
    height,
    left: part(own.left + own.width / 2 - width / 2 - all.left),
    top: own.top + own.height / 2 - height / 2 - all.top,
  };
}

/**
 * Where the marked thing of the n-th child lies, to put a button over it: the thing itself is part of a picture.
 * Without one (or before anything is drawn) the style is empty, and the button covers the whole picture.
 */
export function useTargetBox(stack: RefObject<HTMLElement | null>, n: number): CSSProperties {
  const [box, setBox] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const inside = stack.current;
    const target = inside?.children[n]?.querySelector(targetSelector);
    if (!inside || !target) return setBox({});
    const place = () => setBox(boxOf(target, inside));
    place();
    // Fonts that arrive late and a turned phone move everything.
    const watch = new ResizeObserver(place);
    watch.observe(inside);
    watch.observe(target);
    return () => watch.disconnect();
  }, [stack, n]);
  return box;
}
