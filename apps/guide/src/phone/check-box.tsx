import type { ScenePrompt } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './check-box.module.css';
import type { DrawingTexts } from './drawing-texts.ts';
import { DrawnIcon } from './icons.tsx';
import { markClasses } from './mark.ts';
import { DrawnWords } from './words.tsx';

/** A check box before its label; the tick has the colour of text, not the accent colour. */
export function CheckBox({ check, texts }: { check: NonNullable<ScenePrompt['check']>; texts: DrawingTexts }) {
  return (
    <div className={cx(css.check, markClasses(check.mark))}>
      <i className={cx(css.box, check.on && css.on)} data-tip="">
        <DrawnIcon name="tick" className={css.tick} />
      </i>
      <span className={css.words}>
        <DrawnWords words={check} texts={texts} />
      </span>
    </div>
  );
}
