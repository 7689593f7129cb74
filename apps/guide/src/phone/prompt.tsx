import type { ScenePrompt as PromptData } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { Buttons } from './buttons.tsx';
import { CheckBox } from './check-box.tsx';
import type { DrawingTexts } from './drawing-texts.ts';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { DrawnProgress } from './progress.tsx';
import css from './prompt.module.css';
import { DrawnRow } from './row.tsx';
import { Tile } from './tile.tsx';
import { DrawnWords, Ghost } from './words.tsx';

/** A message: a dialog over the screen, a sheet at its lower edge, or a full page. */
export function DrawnPrompt({ part, texts }: { part: PromptData; texts: DrawingTexts }) {
  const { kind, title, text, link, progress, rows, check, icon, buttons } = part;
  return (
    <div className={cx(css.prompt, css[kind])}>
      {kind === 'sheet' && <i className={css.grip} />}
      {title && (
        <div className={css.title}>
          {icon === 'letter' && <Tile icon="letter" of={title} texts={texts} className={css.icon} />}
          <span className={css.words}>
            <DrawnWords words={title} texts={texts} />
          </span>
        </div>
      )}
      {(text || link) && (
        <div className={css.text}>
          {text && 'ghost' in text && <Ghost width={100} />}
          {text && 'ghost' in text && <Ghost width={92} />}
          {text && <DrawnWords words={text} texts={texts} />}
          {link && (
            <span className={cx(css.link, markClasses(link.mark))}>
              <DrawnWords words={link} texts={texts} />
            </span>
          )}
        </div>
      )}
      {progress && <DrawnProgress />}
      {rows && (
        <div className={css.rows}>
          {inPlace(rows, (row) => (
            <DrawnRow row={row} texts={texts} plain />
          ))}
        </div>
      )}
      {kind === 'page' && <i className={css.room} />}
      {check && <CheckBox check={check} texts={texts} />}
      {buttons.length > 0 && <Buttons buttons={buttons} wide={kind !== 'dialog'} texts={texts} />}
    </div>
  );
}
