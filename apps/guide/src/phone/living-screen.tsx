import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../platform/cx.ts';
import { finished } from './animate.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import { type Movement, movement } from './movement.ts';
import { leavesAbove, startMovement } from './moves.ts';
import { DrawnOver, DrawnPage } from './page.tsx';
import css from './phone.module.css';
import { dimOf } from './phone.tsx';
import type { Picture } from './picture.ts';

export interface LivingScreenHandle {
  /**
   * Shows another picture: the screen goes where the real one would go. Resolves when it is there; never if another
   * picture was shown meanwhile. `isCut`: at once.
   */
  readonly show: (picture: Picture, how: { isBack?: boolean; isCut?: boolean }) => Promise<void>;
}

/** A page or a message with its identity: the same number is the same element. */
interface Layer {
  readonly id: number;
  readonly picture: Picture;
}

interface Layers {
  readonly page: Layer;
  readonly over: Layer | undefined;
  /** What is on its way out. */
  readonly oldPage: Layer | undefined;
  readonly oldOver: Layer | undefined;
  readonly move: Movement;
  readonly dimBefore: number;
}

const atRest: Movement = { page: 'stay', over: 'none' };

/** Milliseconds that a switch takes to turn, and a mark to move. */
const turnMs = 260;

interface Props {
  readonly first: Picture;
  readonly texts: DrawingTexts;
}

/** The living screen of the phone: one page and what lies over it; two of each while they change. */
export const LivingScreen = forwardRef<LivingScreenHandle, Props>(({ first, texts }, handle) => {
  const lastId = useRef(1);
  const [layers, setLayers] = useState<Layers>(() => restingOn(first, 0, 1));
  const current = useRef(layers);
  const running = useRef<{ animations: Animation[]; timer?: ReturnType<typeof setTimeout> }>({ animations: [] });
  const page = useRef<HTMLDivElement>(null);
  const oldPage = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const oldOver = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);

  /** Renders the layers at once: their elements are moved next. */
  const put = (next: Layers) => {
    current.current = next;
    flushSync(() => setLayers(next));
  };

  const clear = () => {
    const { animations, timer } = running.current;
    running.current = { animations: [] };
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
    if (current.current.move === atRest) return;
    put({ ...current.current, oldPage: undefined, oldOver: undefined, move: atRest });
  };

  /** Starts the movement of the layers that are rendered. */
  const start = (moved: Layers, onArrival: () => void) => {
    const shown = moved.over ?? moved.oldOver;
    const element = page.current;
    const style = element && getComputedStyle(element);
    const animations = startMovement(moved.move, {
      page: element,
      oldPage: oldPage.current,
      over: over.current?.firstElementChild as HTMLElement | null,
      oldOver: oldOver.current?.firstElementChild as HTMLElement | null,
      scrim: scrim.current,
      dim: [moved.dimBefore, dimOf(moved.page.picture)],
      overKind: shown?.picture.over[0]?.kind ?? '',
      isDialogLow: style?.getPropertyValue('--dl-at').trim() === 'flex-end',
      hasIcon: [moved.page, moved.oldPage].some((layer) => layer?.picture.page[0]?.kind === 'icons'),
      isRtl: style?.direction === 'rtl',
    });
    const done = () => {
      clear();
      onArrival();
    };
    if (animations.length === 0) running.current = { animations, timer: setTimeout(done, turnMs) };
    else {
      running.current = { animations };
      Promise.all(animations.map(finished)).then(() => running.current.animations === animations && done());
    }
  };

  useImperativeHandle(handle, () => ({
    show: (picture, { isBack = false, isCut = false }) => {
      clear();
      const was = current.current;
      const ids = [++lastId.current, ++lastId.current] as const;
      const next = isCut
        ? restingOn(picture, ...ids)
        : moving(was, picture, movement(was.page.picture, picture, isBack), ids);
      put(next);
      return isCut ? Promise.resolve() : new Promise((resolve) => start(next, resolve));
    },
  }));
  useLayoutEffect(() => () => clearTimeout(running.current.timer), []);

  const { picture } = layers.page;
  const pages = [
    layers.oldPage && (
      <div key={layers.oldPage.id} ref={oldPage} className={cx(css.layer, css.page)}>
        <DrawnPage picture={layers.oldPage.picture} texts={texts} />
      </div>
    ),
    <div key={layers.page.id} ref={page} className={cx(css.layer, css.page)} data-now="">
      <DrawnPage picture={picture} texts={texts} />
    </div>,
  ];
  return (
    <>
      {leavesAbove.includes(layers.move.page) ? pages.reverse() : pages}
      <div ref={scrim} className={css.scrim} style={{ opacity: dimOf(picture) }} />
      {layers.oldOver && (
        <div key={layers.oldOver.id} ref={oldOver} className={css.layer}>
          <DrawnOver picture={layers.oldOver.picture} texts={texts} />
        </div>
      )}
      {layers.over && (
        <div key={layers.over.id} ref={over} className={css.layer} data-now="">
          <DrawnOver picture={picture} texts={texts} />
        </div>
      )}
    </>
  );
});

function restingOn(picture: Picture, pageId: number, overId: number): Layers {
  return {
    page: { id: pageId, picture },
    over: picture.over.length > 0 ? { id: overId, picture } : undefined,
    oldPage: undefined,
    oldOver: undefined,
    move: atRest,
    dimBefore: dimOf(picture),
  };
}

/** Returns the layers of a movement: those that stay keep their identity, the others are new beside the old ones. */
function moving(was: Layers, picture: Picture, move: Movement, ids: readonly [number, number]): Layers {
  const isSamePage = move.page === 'stay';
  const isSameOver = move.over === 'stay';
  return {
    page: { id: isSamePage ? was.page.id : ids[0], picture },
    over: picture.over.length === 0 ? undefined : { id: isSameOver ? (was.over?.id ?? ids[1]) : ids[1], picture },
    oldPage: isSamePage ? undefined : was.page,
    oldOver: isSameOver ? undefined : was.over,
    move: { ...move },
    dimBefore: dimOf(was.page.picture),
  };
}
