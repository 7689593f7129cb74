import { cx } from '../platform/cx.ts';
import css from './switch.module.css';

/** A switch. The finger taps its middle. */
export function Switch({ on }: { on: boolean }) {
  return <span className={cx(css.switch, on && css.on)} data-tip="" />;
}
