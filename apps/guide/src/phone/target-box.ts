import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { targetSelector } from './mark.ts';

/** Minimum width and height of a tap target, in CSS pixels. */
const least = 44;

/**
 * Returns the box of an element inside another one, enlarged to the minimum size of a tap target. Horizontal values are
 * percentages, so that they stay right when the phone is rotated.
 */
function boxOf(target: Element, container: Element): CSSProperties {
  const own = target.getBoundingClientRect();
  const all = container.getBoundingClientRect();
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
 * Returns the position of the marked element in the n-th child, to place a button over it: the element itself is part
 * of a picture. Without one (or before the first layout) the style is empty, and the button covers the whole picture.
 */
export function useTargetBox(stack: RefObject<HTMLElement | null>, n: number): CSSProperties {
  const [box, setBox] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const container = stack.current;
    const target = container?.children[n]?.querySelector(targetSelector);
    if (!container || !target) return setBox({});
    const place = () => setBox(boxOf(target, container));
    place();
    // Fonts that load late and a rotation of the phone change the layout.
    const watch = new ResizeObserver(place);
    watch.observe(container);
    watch.observe(target);
    return () => watch.disconnect();
  }, [stack, n]);
  return box;
}
