// With every screen that has steps.
import { cx } from '../platform/cx.ts';
import { DrawnIcon } from './icons.tsx';
import css from './radio.module.css';

/** The sign of one of several choices: a ring, filled when chosen, or a tick beside the chosen one, as the skin has it. */
export function Radio({ on }: { on: boolean }) {
  return (
    <span className={cx(css.radio, on && css.on)}>
      <i className={css.ring} />
      <DrawnIcon name="tick" className={css.tick} />
    </span>
  );
}
