import { useState } from 'react';
import type { Scene } from '#lib/model/scene.ts';
import { cx } from '../core/cx.ts';
import { Icon } from './icons.tsx';
import type { Pen } from './pen.ts';
import { Phone } from './phone.tsx';
import { Pictogram } from './pictogram.tsx';
import css from './plate.module.css';

export interface PlateProps extends Pen {
  readonly scenes: readonly Scene[];
  readonly skin: string;
  /** “On your phone”. */
  readonly caption: string;
  /** “Picture 1 of 2”; needed only where there are several. */
  readonly picture?: (n: number, of: number) => string;
  /** The text alternative of all scenes together, from `describe`. */
  readonly alt: string;
  /** Name of the button that shows the next scene. */
  readonly next?: string;
}

/**
 * The table on which the phone lies, from edge to edge. Several scenes lie on top of each other and
 * share one height, so that nothing moves when a tap shows what comes next.
 */
export function Plate({ scenes, skin, caption, picture, alt, next, quote, fill }: PlateProps) {
  const [turns, setTurns] = useState(0);
  const several = scenes.length > 1;
  const current = several ? turns % scenes.length : 0;
  return (
    <figure className={css.plate}>
      <figcaption className={css.caption}>
        <span className={css.where}>
          <Pictogram />
          {caption}
        </span>
        {several && picture && (
          <span className={css.count} aria-live="polite">
            {picture(current + 1, scenes.length)}
            <Icon name="chevron" className={css.more} />
          </span>
        )}
      </figcaption>
      <div className={css.stack} role="img" aria-label={alt}>
        {scenes.map((scene, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the scenes of a step never change places
          <div key={at} className={cx(css.scene, at !== current && css.hidden)}>
            <Phone scene={scene} skin={skin} quote={quote} fill={fill} />
          </div>
        ))}
      </div>
      {/* Over the drawing, not around it: inside a button the picture would lose its text alternative. */}
      {several && <button type="button" className={css.turn} aria-label={next} onClick={() => setTurns(turns + 1)} />}
    </figure>
  );
}
