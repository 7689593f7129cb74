import type { SceneRow as RowData } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import { DrawnIcon } from './icons.tsx';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { Radio } from './radio.tsx';
import css from './row.module.css';
import { Switch } from './switch.tsx';
import { Tile } from './tile.tsx';
import { DrawnWords } from './words.tsx';

/** A row of a list: icon, words, and what is at its end. `plain` rows (in menus) have neither icon nor end. */
export function DrawnRow({ row, texts, plain }: { row: RowData; texts: DrawingTexts; plain?: boolean }) {
  const isBare = plain || row.switch !== undefined || row.radio !== undefined || row.value !== undefined;
  const icon = row.icon ?? (isBare ? 'none' : 'blank');
  const hasChevron = row.chevron !== false && !isBare && icon !== 'file';
  return (
    <div className={cx(css.row, plain && css.plain, markClasses(row.mark))}>
      {row.radio && <Radio on={row.radio === 'on'} />}
      {icon !== 'none' && <Tile icon={icon} of={row} texts={texts} className={css.icon} />}
      <span className={css.words}>
        <DrawnWords words={row} texts={texts} />
        {row.note && (
          <small className={css.note}>
            <DrawnWords words={row.note} texts={texts} />
          </small>
        )}
      </span>
      {row.value !== undefined && (
        <bdi className={css.value} dir="ltr">
          {texts.fill(row.value)}
        </bdi>
      )}
      {row.switch && <Switch on={row.switch === 'on'} />}
      {hasChevron && <DrawnIcon name="chevron" className={css.chevron} />}
    </div>
  );
}

/** A card of rows. */
export function DrawnGroup({ rows, texts }: { rows: readonly RowData[]; texts: DrawingTexts }) {
  return (
    <div className={css.group}>
      {inPlace(rows, (row) => (
        <DrawnRow row={row} texts={texts} />
      ))}
    </div>
  );
}
