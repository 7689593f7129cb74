import type { SceneRow as RowData } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { Pen } from './drawing-texts.ts';
import { Touch } from './hand.tsx';
import { DrawnIcon, type DrawnIconName } from './icons.tsx';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { Radio } from './radio.tsx';
import css from './row.module.css';
import { Switch } from './switch.tsx';
import { DrawnWords, tileLetter } from './words.tsx';

/** Row icons that are drawn without a background. */
const signs: readonly string[] = ['file', 'padlock', 'split'] satisfies DrawnIconName[];

/** A row of a list: icon, words, and what is at its end. `plain` rows (in menus) have neither icon nor end. */
export function DrawnRow({ row, pen, plain }: { row: RowData; pen: Pen; plain?: boolean }) {
  const isBare = plain || row.switch !== undefined || row.radio !== undefined || row.value !== undefined;
  const icon = row.icon ?? (isBare ? 'none' : 'blank');
  const hasChevron = row.chevron !== false && !isBare && icon !== 'file';
  return (
    <div className={cx(css.row, plain && css.plain, markClasses(row.mark))}>
      {row.radio && <Radio on={row.radio === 'on'} />}
      {icon !== 'none' && (
        <span className={css.icon}>
          {icon === 'letter' && tileLetter(row, pen)}
          {signs.includes(icon) && <DrawnIcon name={icon as DrawnIconName} />}
        </span>
      )}
      <span className={css.words}>
        <DrawnWords words={row} pen={pen} />
        {row.note && (
          <small className={css.note}>
            <DrawnWords words={row.note} pen={pen} />
          </small>
        )}
      </span>
      {row.value !== undefined && (
        <bdi className={css.value} dir="ltr">
          {pen.fill(row.value)}
        </bdi>
      )}
      {row.switch && <Switch on={row.switch === 'on'} moved={row.mark === 'tap'} />}
      {hasChevron && <DrawnIcon name="chevron" className={css.chevron} />}
      <Touch mark={row.mark} hand={row.hand} at={row.switch ? 'switch' : 'row'} />
    </div>
  );
}

/** A card of rows. A crop may cut it in two: the head up to the marked row, and the rest. */
export function DrawnGroup({ rows, pen, cut }: { rows: readonly RowData[]; pen: Pen; cut?: 'head' | 'rest' }) {
  return (
    <div className={cx(css.group, cut && css[cut])}>
      {inPlace(rows, (row) => (
        <DrawnRow row={row} pen={pen} />
      ))}
    </div>
  );
}
