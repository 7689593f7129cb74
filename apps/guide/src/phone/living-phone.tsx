import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { animate } from './animate.ts';
import { Finger } from './finger.ts';
import { Hand } from './hand.tsx';
import css from './living-phone.module.css';
import { LivingScreen, type LivingScreenHandle } from './living-screen.tsx';
import { PhoneFrame } from './phone.tsx';
import { restOf } from './picture.ts';
import { Player, type StageState } from './player.ts';
import { findTarget } from './spot.ts';
import type { StageProps } from './stage-props.ts';
import { Strip } from './strip.tsx';
import { useSight } from './use-sight.ts';

/** Least way of a swipe over the phone, in CSS pixels. */
const swipePx = 36;

/** The phone that plays, with its strip of small phones. */
export function LivingPhone(props: StageProps) {
  const { id, pictures, alts, skin, quote, fill, words, isBack = false, isPlayed = false, isMain, onEnd } = props;
  const rest = restOf(pictures);
  const [state, setState] = useState<StageState>(() => ({
    at: isPlayed ? 0 : rest,
    isPlaying: isPlayed,
    isAtRest: false,
    spot: undefined,
  }));
  const [isDrawn, setDrawn] = useState(false);
  const first = pictures[isPlayed ? 0 : rest];
  const seat = useRef<HTMLDivElement>(null);
  const screen = useRef<LivingScreenHandle>(null);
  const hand = useRef<HTMLDivElement>(null);
  const touch = useRef<HTMLElement>(null);
  const player = useRef<Player>(undefined);
  const isInSight = useSight(seat, () => player.current?.halt());

  useEffect(() => {
    const phone = seat.current?.firstElementChild as HTMLElement | null;
    if (!phone || !screen.current || !hand.current || !touch.current) return;
    const finger = new Finger(
      { hand: hand.current, touch: touch.current },
      getComputedStyle(phone).direction === 'rtl',
    );
    const own = new Player({ phone, screen: screen.current, finger, show: setState });
    player.current = own;
    return () => own.end();
  }, []);

  useEffect(() => {
    void player.current?.open({ id, pictures, rest, isPlayed: isPlayed && !document.hidden, isBack });
  });
  // The small phones are drawn after the words, in a task of their own.
  useEffect(() => {
    const late = setTimeout(setDrawn, 90, true);
    return () => clearTimeout(late);
  }, []);

  const choose = (at: number) => {
    if (at < 0) return;
    if (!player.current?.choose(at)) onEnd?.();
  };
  const pulse = () => {
    const target = seat.current && findTarget(seat.current);
    if (target) animate(target, [{}, { transform: 'scale(1.04)' }, {}], { ms: 320 });
  };
  const swipe = useSwipe((way) => choose(state.at + way));
  const onKey = ({ key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>) => {
    if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
    const isRtl = document.documentElement.dir === 'rtl';
    choose(state.at + ((key === 'ArrowRight') === !isRtl ? 1 : -1));
    return true;
  };
  usePageKeys(isMain === true, onKey);

  const { spot } = state;
  const several = pictures.length > 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons in it
    <div
      className={css.living}
      data-rest={(state.isAtRest && isInSight) || undefined}
      data-seen={isInSight || undefined}
      data-playing={state.isPlaying || undefined}
      onKeyDown={(event) => !isMain && onKey(event) && event.preventDefault()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: fingers swipe over the picture; keys and buttons do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the target only points to it */}
      <div className={css.room} onClick={pulse} {...swipe}>
        <div className={css.scaled}>
          <div
            className={css.seat}
            ref={seat}
            role="img"
            aria-label={alts[state.isPlaying ? rest : state.at]}
            data-part={several ? undefined : 'picture'}
          >
            <PhoneFrame skin={skin}>
              {first && <LivingScreen ref={screen} first={first} texts={{ quote, fill }} />}
            </PhoneFrame>
            <i ref={touch} className={css.touch} style={{ opacity: 0 }} />
            <Hand ref={hand} />
          </div>
          {/* Over the drawing, not in it: elements with role="img" cannot contain controls. */}
          <button
            type="button"
            className={css.target}
            style={spot && { left: spot.centerX, top: spot.centerY, width: spot.width, height: spot.height }}
            hidden={!spot}
            aria-label={alts[state.at]}
            onClick={(event) => {
              event.stopPropagation();
              choose(state.at + 1);
            }}
          />
        </div>
      </div>
      {several && (
        <Strip
          {...{ pictures, alts, skin, quote, fill, words, rest, isDrawn }}
          at={state.at}
          isPlaying={state.isPlaying}
          choose={choose}
          turn={() => (state.isPlaying ? player.current?.halt() : void player.current?.play())}
        />
      )}
    </div>
  );
}

/** Returns handlers that recognise a swipe: 1 for one towards the next picture, -1 for one back. */
function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (Math.abs(x) < swipePx || Math.abs(x) < Math.abs(y)) return;
      onSwipe(x < 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1);
    },
  };
}

/** Lets keys do something on the whole page, except where the reader types or moves a control with them. */
function usePageKeys(isOn: boolean, onKey: (event: globalThis.KeyboardEvent) => boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if ((event.target as Element).closest?.('input,select,textarea,summary')) return;
      if (onKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
