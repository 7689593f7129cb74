import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import css from './home-icons.module.css';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { AppTile } from './tile.tsx';
import { Ghost } from './words.tsx';

type IconsData = Extract<ScenePart, { kind: 'icons' }>;

/** Widths of the bars for unknown names, in per cent, row by row; 0 is the app itself. */
const above = [64, 48, 70, 56, 0, 52, 60, 46];
/** The row at the lower edge has no names. */
const dock = [1, 2, 3, 4];

/** The home screen: blank icons in four columns with the app's icon among them. */
export function HomeIcons({ part, texts }: { part: IconsData; texts: DrawingTexts }) {
  return (
    <div className={css.home}>
      <div className={css.grid}>
        {inPlace(above, (name) => (
          <span className={cx(css.cell, name === 0 && css.app, name === 0 && markClasses(part.mark))}>
            {name === 0 ? <AppTile texts={texts} className={css.tile} /> : <span className={css.tile} />}
            {name === 0 ? <bdi className={css.name}>{texts.fill('{app}')}</bdi> : <Ghost width={name} />}
          </span>
        ))}
      </div>
      <div className={cx(css.grid, css.dock)}>
        {inPlace(dock, () => (
          <span className={css.cell}>
            <span className={css.tile} />
          </span>
        ))}
      </div>
    </div>
  );
}
