import { animate, easeOut, type Timing } from './animate.ts';
import type { Movement, OverMove, PageMove } from './movement.ts';

/** What moves: the page that is shown and the one before it, what lies over them, and the shade between. */
export interface Moved {
  readonly page: HTMLElement | null;
  readonly oldPage: HTMLElement | null;
  readonly over: HTMLElement | null;
  readonly oldOver: HTMLElement | null;
  readonly scrim: HTMLElement | null;
  /** How dark the shade is, before and after. */
  readonly dim: readonly [from: number, to: number];
  /** Kind of what comes or goes, and whether a dialog opens at the lower edge. */
  readonly overKind: string;
  readonly isDialogLow: boolean;
  /** True if one of the pages is the home screen with the app's icon. */
  readonly hasIcon: boolean;
  readonly isRtl: boolean;
}

const still = { transform: 'none', opacity: 1 };
const across = (percent: number) => ({ transform: `translateX(${percent}%)` });
const along = (percent: number) => ({ transform: `translateY(${percent}%)` });
const small = (scale: number, opacity: number) => ({ transform: `scale(${scale})`, opacity });

/** Where an element comes from; it goes the same way. Undefined if it does not move itself. */
type Way = Keyframe | undefined;

/** Where the new page comes from and where the old one goes, for a sign of the reading direction, with its time. */
const pageWays: Readonly<Record<PageMove, ((sign: number) => readonly [come: Way, go: Way, ms: number]) | undefined>> =
  {
    stay: undefined,
    push: (sign) => [across(100 * sign), across(-28 * sign), 360],
    pop: (sign) => [across(-28 * sign), across(100 * sign), 340],
    open: () => [small(0.24, 0), undefined, 380],
    close: () => [undefined, small(0.24, 0), 340],
    sink: () => [{ opacity: 0 }, small(0.62, 0), 380],
    rise: () => [small(0.62, 0), { opacity: 0 }, 360],
    down: () => [along(70), along(-70), 420],
    up: () => [along(-70), along(70), 420],
    cross: () => [{ opacity: 0 }, undefined, 200],
  };

/** Moves after which the old page lies above the new one. */
export const leavesAbove: readonly PageMove[] = ['pop', 'close', 'sink'];

/** Where what lies over a page comes from, by its kind. */
function overWay(kind: string, isDialogLow: boolean): { readonly way: Keyframe; readonly ms: number } {
  switch (kind) {
    case 'sheet':
      return { way: along(105), ms: 360 };
    case 'menu':
      return { way: small(0.5, 0), ms: 240 };
    case 'notification':
      return { way: along(-170), ms: 380 };
    case 'toast':
      return { way: { opacity: 0, transform: 'translateY(16px)' }, ms: 240 };
    default:
      return isDialogLow ? { way: along(112), ms: 360 } : { way: small(0.88, 0), ms: 280 };
  }
}

/** Starts the animations of a movement. */
export function startMovement({ page, over }: Movement, moved: Moved): Animation[] {
  const started: Animation[] = [];
  const run = (element: Element | null, frames: Keyframe[], timing: Timing) => {
    if (element) started.push(animate(element, frames, timing));
  };
  const ways = pageWays[page]?.(moved.isRtl ? -1 : 1);
  if (ways) {
    const [come, go, ms] = ways;
    const origin = moved.hasIcon ? `${moved.isRtl ? 84 : 16}% 41%` : 'center';
    for (const element of [moved.page, moved.oldPage]) if (element) element.style.transformOrigin = origin;
    if (come) run(moved.page, [{ ...still, ...come }, still], { ms });
    if (go) run(moved.oldPage, [still, { ...still, ...go }], { ms });
  }
  moveOver(over, moved, page === 'stay' ? 0 : 200, run);
  const [from, to] = moved.dim;
  if (from !== to) run(moved.scrim, [{ opacity: from }, { opacity: to }], { ms: 260, easing: 'linear' });
  return started;
}

function moveOver(
  move: OverMove,
  { over, oldOver, overKind, isDialogLow }: Moved,
  delay: number,
  run: (element: Element | null, frames: Keyframe[], timing: Timing) => void,
): void {
  const { way, ms } = overWay(overKind, isDialogLow);
  if (move === 'come') run(over, [{ ...still, ...way }, still], { ms, delay });
  if (move === 'go') run(oldOver, [still, { ...still, ...way }], { ms: ms * 0.6, easing: easeOut });
  if (move !== 'swap') return;
  run(oldOver, [still, { opacity: 0 }], { ms: 140 });
  run(over, [{ opacity: 0 }, still], { ms: 180 });
}
