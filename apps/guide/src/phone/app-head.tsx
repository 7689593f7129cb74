import css from './app-head.module.css';
import type { Pen } from './drawing-texts.ts';
import { AppTile } from './tile.tsx';
import { Ghost } from './words.tsx';

/** Header of an app's page in Settings: icon, name, and a grey bar for the version, which the reader does not need. */
export function AppHead({ pen }: { pen: Pen }) {
  return (
    <div className={css.head}>
      <AppTile pen={pen} className={css.tile} />
      <span className={css.words}>
        <bdi className={css.name}>{pen.fill('{app}')}</bdi>
        <Ghost width={46} />
      </span>
    </div>
  );
}
