import type { SceneButton as ButtonData } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './buttons.module.css';
import { Countdown } from './countdown.tsx';
import type { Pen } from './drawing-texts.ts';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { DrawnWords } from './words.tsx';

/** The buttons of a message, in the skin's order; with `wide` (pages and sheets) each has a line of its own. */
export function Buttons({ buttons, wide, pen }: { buttons: readonly ButtonData[]; wide: boolean; pen: Pen }) {
  return (
    <div className={cx(css.buttons, wide && css.wide)}>
      {inPlace(buttons, (button) => (
        <Button button={button} pen={pen} />
      ))}
    </div>
  );
}

function Button({ button, pen }: { button: ButtonData; pen: Pen }) {
  const dir = 'label' in button ? pen.quote(button.label).dir : undefined;
  const isTapped = button.mark !== undefined && button.mark !== 'look';
  return (
    <div className={cx(css.button, markClasses(button.mark), isTapped && css.tapped)}>
      <span className={css.name}>
        <DrawnWords words={button} pen={pen} />
      </span>
      {button.count !== undefined && <Countdown from={button.count} dir={dir} />}
    </div>
  );
}
