import { markedClass } from './mark.ts';

/** Width of a drawn phone in its own pixels (`phone.module.css`). */
const phoneWidth = 276;
const phoneHeight = 424;

/** Where the marked thing is, in the phone's own pixels. */
export interface Spot {
  /** The point that the finger touches. */
  readonly x: number;
  readonly y: number;
  /** The middle of the marked thing. */
  readonly centerX: number;
  readonly centerY: number;
  readonly width: number;
  readonly height: number;
  /** What the finger does there. */
  readonly act: 'tap' | 'hold' | 'pull' | 'from-top' | 'from-bottom' | 'scroll';
}

/** How far a swipe goes, in the phone's own pixels. */
export const swipeLength = { 'from-top': 130, 'from-bottom': -150, scroll: -130, pull: 90 } as const;

/** Returns the marked thing on a phone's screen that the reader acts on, if there is one. */
export function findTarget(phone: HTMLElement): HTMLElement | undefined {
  const { any, look, path } = markedClass;
  const targets = phone.querySelectorAll<HTMLElement>(`[data-now] .${any},[data-now] .${path}`);
  const target = targets[targets.length - 1];
  return target?.classList.contains(look) ? undefined : target;
}

/** Finds the marked thing on a phone's screen. Undefined if the picture has nothing to do. */
export function findSpot(phone: HTMLElement): Spot | undefined {
  const target = findTarget(phone);
  if (!target) return undefined;
  const all = phone.getBoundingClientRect();
  const scale = all.width / phoneWidth;
  const own = (element: Element) => {
    const box = element.getBoundingClientRect();
    const [width, height] = [box.width / scale, box.height / scale];
    return { x: (box.left - all.left) / scale + width / 2, y: (box.top - all.top) / scale + height / 2, width, height };
  };
  const box = own(target);
  const act = actOn(target);
  const tip = target.querySelector('[data-tip]');
  const sign = getComputedStyle(phone).direction === 'rtl' ? -1 : 1;
  return {
    ...touch(act, box, tip && own(tip), sign),
    centerX: box.x,
    centerY: box.y,
    width: box.width,
    height: box.height,
    act,
  };
}

function actOn(target: HTMLElement): Spot['act'] {
  const swipe = target.dataset.swipe as Spot['act'] | undefined;
  return swipe ?? (target.classList.contains(markedClass.hold) ? 'hold' : 'tap');
}

type Box = Pick<Spot, 'x' | 'y' | 'width' | 'height'>;

/** Returns where the finger touches: a switch or box in its middle, a wide row or button near its end. */
function touch(act: Spot['act'], box: Box, tip: Box | null, sign: number): Pick<Spot, 'x' | 'y'> {
  const { x, y, width, height } = box;
  if (act === 'from-bottom') return { x, y: phoneHeight - 14 };
  if (act === 'from-top') return { x, y: 18 };
  if (act === 'scroll') return { x, y: phoneHeight * 0.68 };
  if (tip) return { x: tip.x, y: tip.y + tip.height / 8 };
  const aside = width > 120 ? width / 2 - 46 : 0;
  return { x: x + sign * aside, y: y + Math.min(8, height / 5) };
}
