import { cx } from '../platform/cx.ts';
import css from './switch.module.css';

/** A switch. If the reader moved it, a dashed ring shows where the knob was. */
export function Switch({ on, moved }: { on: boolean; moved?: boolean }) {
  return <span className={cx(css.switch, on && css.on, moved && css.moved)} />;
}
