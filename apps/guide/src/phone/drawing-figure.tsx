import type { Scene } from '@sideguide/guide-core/model';
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import { cx } from '../platform/cx.ts';
import panel from '../ui/panel.module.css';
import css from './drawing-figure.module.css';
import type { Pen } from './drawing-texts.ts';
import { DrawnIcon } from './icons.tsx';
import { inPlace } from './in-place.ts';
import { DrawnPhone } from './phone.tsx';
import { Pictogram } from './pictogram.tsx';
import { useTargetBox } from './target-box.ts';

export interface DrawingFigureProps extends Pen {
  readonly scenes: readonly Scene[];
  readonly skin: string;
  /** Custom properties with the shapes of the skin's drawings. */
  readonly look?: CSSProperties | undefined;
  /** “On your phone”. */
  readonly caption: string;
  /** “Picture 1 of 2”; shown only if there are several. */
  readonly picture: (n: number, of: number) => string;
  /** The text alternative of all scenes together. */
  readonly alt: string;
  /** The text alternative of each scene. */
  readonly alts: readonly string[];
  /** Accessible name of the button that shows the next scene; `first` is for the last scene, back to the first. */
  readonly next: string;
  readonly first: string;
  /** Shown when the reader taps a single picture: says that it is a picture, and how to continue. */
  readonly only: string;
}

/**
 * The full-width area that shows the drawn phone. Several scenes are stacked in one grid cell and share its height, so
 * that the layout does not shift when a tap on the marked element shows the next scene.
 */
export function DrawingFigure(props: DrawingFigureProps) {
  const { scenes, skin, look, caption, picture, alt, alts, next, first, only, quote, fill } = props;
  const [turns, setTurns] = useState(0);
  const [isAnnounced, setAnnounced] = useState(false);
  const stack = useRef<HTMLDivElement>(null);
  const hasSeveral = scenes.length > 1;
  const current = turns % scenes.length;
  const box = useTargetBox(stack, hasSeveral ? current : -1);
  const name = picture(current + 1, scenes.length);
  const tap = (event: MouseEvent) => {
    if (hasSeveral) setTurns(turns + 1);
    // Taps beside the phone are ignored.
    else if ((event.target as Element).closest('[data-skin]')) setAnnounced(true);
  };
  return (
    <figure className={cx(panel.table, css.figure)} style={look}>
      <figcaption className={css.caption}>
        <span className={css.where}>
          <Pictogram />
          {caption}
        </span>
        {hasSeveral && (
          <span className={css.count} aria-hidden="true">
            {name}
            <DrawnIcon name="chevron" className={css.more} />
          </span>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: room for fingers that miss the button in it, no control itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards and screen readers press the button; its click comes here */}
      <div className={css.stage} onClick={tap}>
        <div className={css.stack} ref={stack} role="img" aria-label={alt}>
          {inPlace(scenes, (scene, at) => (
            <div className={cx(css.scene, at !== current && css.hidden)}>
              <DrawnPhone scene={scene} skin={skin} quote={quote} fill={fill} />
            </div>
          ))}
        </div>
        {/* Over the drawing, not in it: elements with role="img" cannot contain controls. */}
        {hasSeveral && (
          <button
            type="button"
            className={css.turn}
            style={box}
            aria-label={current === scenes.length - 1 ? first : next}
          />
        )}
      </div>
      <p className={isAnnounced ? css.only : css.said} role="status">
        {isAnnounced && only}
        {turns > 0 && `${name}: ${alts[current]}`}
      </p>
    </figure>
  );
}
