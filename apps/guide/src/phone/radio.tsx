import { cx } from '../platform/cx.ts';
import { DrawnIcon } from './icons.tsx';
import css from './radio.module.css';

/** A radio button: a ring that is filled when chosen, or a tick beside the chosen row, depending on the skin. */
export function Radio({ on }: { on: boolean }) {
  return (
    <span className={cx(css.radio, on && css.on)}>
      <i className={css.ring} />
      <DrawnIcon name="tick" className={css.tick} />
    </span>
  );
}
