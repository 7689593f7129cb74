// With every screen that has steps.
import type { Part } from '#lib/model/scene.ts';
import { cx } from '../core/cx.ts';
import css from './menu.module.css';
import type { Pen } from './pen.ts';
import { Row } from './row.tsx';

type MenuData = Extract<Part, { kind: 'menu' }>;

/** The card that dropped down from `⋮`. */
export function Menu({ part, pen }: { part: MenuData; pen: Pen }) {
  return (
    <div className={cx(css.menu, part.rows.some(({ hand }) => hand) && css.touched)}>
      {part.rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene never changes its rows
        <Row key={at} row={row} pen={pen} plain />
      ))}
    </div>
  );
}
