import { cx } from '../platform/cx.ts';
import css from './switch.module.css';

/** A switch. When the reader moved it, a dashed ring keeps the place where the knob was. */
export function Switch({ on, moved }: { on: boolean; moved?: boolean }) {
  return <span className={cx(css.switch, on && css.on, moved && css.moved)} />;
}
