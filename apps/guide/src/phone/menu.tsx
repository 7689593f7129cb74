import type { ScenePart } from '@sideguide/guide-core/model';
import type { DrawingTexts } from './drawing-texts.ts';
import { inPlace } from './in-place.ts';
import css from './menu.module.css';
import { DrawnRow } from './row.tsx';

type MenuData = Extract<ScenePart, { kind: 'menu' }>;

/** The menu that opens below `⋮`. */
export function Menu({ part, texts }: { part: MenuData; texts: DrawingTexts }) {
  return (
    <div className={css.menu}>
      {inPlace(part.rows, (row) => (
        <DrawnRow row={row} texts={texts} plain />
      ))}
    </div>
  );
}
