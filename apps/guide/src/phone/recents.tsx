import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import { DrawnIcon } from './icons.tsx';
import { markClasses } from './mark.ts';
import css from './recents.module.css';
import { AppTile } from './tile.tsx';
import { Ghost } from './words.tsx';

type RecentsData = Extract<ScenePart, { kind: 'recents' }>;

/** The recent apps: the app's tall card between two others, and the part of it that is held, pulled or tapped. */
export function Recents({ part: { action }, texts }: { part: RecentsData; texts: DrawingTexts }) {
  const isCardHeld = action === 'hold' || action === 'pull';
  return (
    <div className={css.recents}>
      <span className={cx(css.neighbour, css.before)} />
      <div className={css.middle}>
        <div className={css.top}>
          <AppTile texts={texts} className={css.tile} />
          <span className={css.name}>
            <bdi>{texts.fill('{app}')}</bdi>
          </span>
          {action === 'menu' && <Action action="menu" />}
          {action === 'locked' && <DrawnIcon name="padlock" className={css.locked} />}
        </div>
        <div className={cx(css.card, isCardHeld && markClasses('hold'))}>
          <Ghost width={55} />
          <Ghost width={90} />
          <Ghost width={78} />
          {isCardHeld && <i className={css.centre} data-tip="" />}
          {action === 'padlock' && <Action action="padlock" />}
        </div>
      </div>
      <span className={cx(css.neighbour, css.after)} />
    </div>
  );
}

function Action({ action }: { action: 'menu' | 'padlock' }) {
  return (
    <span className={cx(css.action, css[action], markClasses('tap'))}>
      <DrawnIcon name={action === 'menu' ? 'dots' : 'padlock'} />
    </span>
  );
}
