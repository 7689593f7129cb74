import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { Pen } from './drawing-texts.ts';
import { Touch } from './hand.tsx';
import css from './home-icons.module.css';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { Ghost, tileLetter } from './words.tsx';

type IconsData = Extract<ScenePart, { kind: 'icons' }>;

/** Widths of the bars for unknown names, in per cent, row by row; 0 is the app itself. */
const above = [64, 48, 70, 56, 0, 52, 60, 46];
const below = [58, 66, 50, 62];

/** The home screen: blank icons in four columns with the app's icon among them. `rest` draws the row below instead. */
export function HomeIcons({ part, pen, rest }: { part: IconsData; pen: Pen; rest?: boolean }) {
  return (
    <div className={css.grid}>
      {inPlace(rest ? below : above, (name) => (
        <span className={cx(css.cell, name === 0 && css.app, name === 0 && markClasses(part.mark))}>
          <span className={css.tile}>
            {name === 0 && tileLetter({ text: '{app}' }, pen)}
            {name === 0 && <Touch mark={part.mark} hand={part.hand} at="side" />}
          </span>
          {name === 0 ? <bdi className={css.name}>{pen.fill('{app}')}</bdi> : <Ghost width={name} />}
        </span>
      ))}
    </div>
  );
}
