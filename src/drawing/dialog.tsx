import type { Button as ButtonData, Part } from '#lib/model/scene.ts';
import { cx } from '../core/cx.ts';
import css from './dialog.module.css';
import { Touch } from './hand.tsx';
import { Icon } from './icons.tsx';
import { marked } from './mark.ts';
import type { Pen } from './pen.ts';
import { Ghost, initial, Words } from './words.tsx';

type DialogData = Extract<Part, { kind: 'dialog' }>;

/** A message over the screen: title, text, a box to tick, buttons. */
export function Dialog({ part, pen }: { part: DialogData; pen: Pen }) {
  const { title, text, check, icon, buttons } = part;
  return (
    <div className={cx(css.dialog, buttons.some(({ hand }) => hand) && css.touched)}>
      {title && (
        <div className={css.title}>
          {icon === 'letter' && <span className={css.icon}>{initial(title, pen)}</span>}
          <span className={css.words}>
            <Words words={title} pen={pen} />
          </span>
        </div>
      )}
      {text && (
        <div className={css.text}>
          {'ghost' in text && <Ghost width={100} />}
          {'ghost' in text && <Ghost width={92} />}
          <Words words={text} pen={pen} />
        </div>
      )}
      {check && (
        <div className={cx(css.check, marked(check.mark))}>
          <i className={cx(css.box, check.on && css.on)}>{check.on && <Icon name="tick" className={css.tick} />}</i>
          <span className={css.words}>
            <Words words={check} pen={pen} />
          </span>
        </div>
      )}
      <div className={css.buttons}>
        {buttons.map((button, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scene never changes its buttons
          <Button key={at} button={button} pen={pen} />
        ))}
      </div>
    </div>
  );
}

function Button({ button, pen }: { button: ButtonData; pen: Pen }) {
  const tapped = button.mark !== undefined && button.mark !== 'look';
  return (
    <div className={cx(css.button, marked(button.mark), tapped && css.tapped)}>
      <span className={css.name}>
        <Words words={button} pen={pen} />
      </span>
      <Touch mark={button.mark} hand={button.hand} at="button" />
    </div>
  );
}
