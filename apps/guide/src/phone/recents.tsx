import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { Pen } from './drawing-texts.ts';
import { Touch } from './hand.tsx';
import { DrawnIcon } from './icons.tsx';
import { markClasses } from './mark.ts';
import css from './recents.module.css';
import { Swipe } from './swipe.tsx';
import { Ghost, tileLetter } from './words.tsx';

type RecentsData = Extract<ScenePart, { kind: 'recents' }>;

/** The recent apps: the app's tall card between two others, and the part of it that is held, pulled or tapped. */
export function Recents({ part, pen }: { part: RecentsData; pen: Pen }) {
  const { action, hand } = part;
  return (
    <div className={css.recents}>
      <span className={cx(css.neighbour, css.before)} />
      <div className={css.middle}>
        <div className={css.top}>
          <span className={css.tile}>{tileLetter({ text: '{app}' }, pen)}</span>
          <span className={css.name}>
            <bdi>{pen.fill('{app}')}</bdi>
          </span>
          {action === 'menu' && <Action part={part} />}
          {action === 'locked' && <DrawnIcon name="padlock" />}
        </div>
        <div className={cx(css.card, action === 'hold' && markClasses('hold'))}>
          <Ghost width={55} />
          <Ghost width={90} />
          <Ghost width={78} />
          {action === 'padlock' && <Action part={part} />}
          {action === 'hold' && (
            <span className={css.centre}>
              <Touch mark="hold" hand={hand} at="edge" />
            </span>
          )}
          {action === 'pull' && <Swipe part={{ kind: 'swipe', move: 'from-top' }} />}
        </div>
      </div>
      <span className={cx(css.neighbour, css.after)} />
    </div>
  );
}

function Action({ part }: { part: RecentsData }) {
  return (
    <span className={cx(css.action, css[part.action], markClasses('tap'))}>
      <DrawnIcon name={part.action === 'menu' ? 'dots' : 'padlock'} />
      <Touch hand={part.hand} at="edge" />
    </span>
  );
}
