import type { ScenePrompt as PromptData } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { Buttons } from './buttons.tsx';
import { CheckBox } from './check-box.tsx';
import type { Pen } from './drawing-texts.ts';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { DrawnProgress } from './progress.tsx';
import css from './prompt.module.css';
import { DrawnRow } from './row.tsx';
import { Tile } from './tile.tsx';
import { DrawnWords, Ghost } from './words.tsx';

/** A message: a dialog over the screen, a sheet at its lower edge, or a full page. */
export function DrawnPrompt({ part, pen }: { part: PromptData; pen: Pen }) {
  const { kind, title, text, link, progress, rows, check, icon, buttons } = part;
  return (
    <div className={cx(css.prompt, css[kind])}>
      {kind === 'sheet' && <i className={css.grip} />}
      {title && (
        <div className={css.title}>
          {icon === 'letter' && <Tile icon="letter" of={title} pen={pen} className={css.icon} />}
          <span className={css.words}>
            <DrawnWords words={title} pen={pen} />
          </span>
        </div>
      )}
      {(text || link) && (
        <div className={css.text}>
          {text && 'ghost' in text && <Ghost width={100} />}
          {text && 'ghost' in text && <Ghost width={92} />}
          {text && <DrawnWords words={text} pen={pen} />}
          {link && (
            <span className={cx(css.link, markClasses(link.mark))}>
              <DrawnWords words={link} pen={pen} />
            </span>
          )}
        </div>
      )}
      {progress && <DrawnProgress />}
      {rows && (
        <div className={css.rows}>
          {inPlace(rows, (row) => (
            <DrawnRow row={row} pen={pen} plain />
          ))}
        </div>
      )}
      {kind === 'page' && <i className={css.room} />}
      {check && <CheckBox check={check} pen={pen} />}
      {buttons.length > 0 && <Buttons buttons={buttons} wide={kind !== 'dialog'} pen={pen} />}
    </div>
  );
}
