import css from './app-head.module.css';
import type { DrawingTexts } from './drawing-texts.ts';
import { AppTile } from './tile.tsx';
import { Ghost } from './words.tsx';

/** Header of an app's page in Settings: icon, name, and a grey bar for the version, which the reader does not need. */
export function AppHead({ texts }: { texts: DrawingTexts }) {
  return (
    <div className={css.head}>
      <AppTile texts={texts} className={css.tile} />
      <span className={css.words}>
        <span className={css.name}>
          <bdi>{texts.fill('{app}')}</bdi>
        </span>
        <Ghost width={46} />
      </span>
    </div>
  );
}
