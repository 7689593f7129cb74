// With every screen that has steps.
import type { Part } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { inPlace } from './in-place.ts';
import css from './menu.module.css';
import type { Pen } from './pen.ts';
import { Row } from './row.tsx';

type MenuData = Extract<Part, { kind: 'menu' }>;

/** The card that dropped down from `⋮`. */
export function Menu({ part, pen }: { part: MenuData; pen: Pen }) {
  return (
    <div className={cx(css.menu, part.rows.some(({ hand }) => hand) && css.touched)}>
      {inPlace(part.rows, (row) => (
        <Row row={row} pen={pen} plain />
      ))}
    </div>
  );
}
