import type { Part } from '#lib/model/scene.ts';
import { cx } from '../core/cx.ts';
import { Touch } from './hand.tsx';
import { Icon } from './icons.tsx';
import { marked } from './mark.ts';
import type { Pen } from './pen.ts';
import css from './recents.module.css';
import { Ghost, initial } from './words.tsx';

type RecentsData = Extract<Part, { kind: 'recents' }>;

/** The recent apps: the app's tall card between two others, and the padlock or `⋮` that is tapped. */
export function Recents({ part, pen }: { part: RecentsData; pen: Pen }) {
  const menu = part.action === 'menu';
  return (
    <div className={css.recents}>
      <span className={cx(css.neighbour, css.before)} />
      <div className={css.middle}>
        <div className={css.top}>
          <span className={css.tile}>{initial({ text: '{app}' }, pen)}</span>
          <span className={css.name}>
            <bdi>{pen.fill('{app}')}</bdi>
          </span>
          {menu && <Action part={part} />}
        </div>
        <div className={css.card}>
          <Ghost width={55} />
          <Ghost width={90} />
          <Ghost width={78} />
          {!menu && <Action part={part} />}
        </div>
      </div>
      <span className={cx(css.neighbour, css.after)} />
    </div>
  );
}

function Action({ part }: { part: RecentsData }) {
  return (
    <span className={cx(css.action, css[part.action], marked('tap'))}>
      <Icon name={part.action === 'menu' ? 'dots' : 'padlock'} />
      <Touch hand={part.hand} at="edge" />
    </span>
  );
}
