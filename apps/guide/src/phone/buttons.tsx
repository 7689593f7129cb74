import type { SceneButton as ButtonData } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './buttons.module.css';
import { Countdown } from './countdown.tsx';
import type { DrawingTexts } from './drawing-texts.ts';
import { inPlace } from './in-place.ts';
import { markClasses } from './mark.ts';
import { DrawnWords } from './words.tsx';

/** The buttons of a message, in the skin's order; with `wide` (pages and sheets) each has a line of its own. */
export function Buttons({
  buttons,
  wide,
  texts,
}: {
  buttons: readonly ButtonData[];
  wide: boolean;
  texts: DrawingTexts;
}) {
  return (
    <div className={cx(css.buttons, wide && css.wide)}>
      {inPlace(buttons, (button) => (
        <Button button={button} texts={texts} />
      ))}
    </div>
  );
}

function Button({ button, texts }: { button: ButtonData; texts: DrawingTexts }) {
  const dir = 'label' in button ? texts.quote(button.label).dir : undefined;
  const isTapped = button.mark !== undefined && button.mark !== 'look';
  return (
    <div className={cx(css.button, markClasses(button.mark), isTapped && css.tapped)}>
      <span className={css.name}>
        <DrawnWords words={button} texts={texts} />
      </span>
      {button.count !== undefined && <Countdown from={button.count} dir={dir} />}
    </div>
  );
}
