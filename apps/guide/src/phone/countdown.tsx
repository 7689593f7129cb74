import type { CSSProperties } from 'react';
import { cx } from '../platform/cx.ts';
import css from './countdown.module.css';

/**
 * A countdown in seconds after a button's label: a column of numbers that moves by one line per second. With reduced
 * motion it stays at the first number. `dir` is the direction of the label.
 */
export function Countdown({ from, dir }: { from: number; dir?: 'ltr' | 'rtl' | undefined }) {
  const numbers = Array.from({ length: from }, (_nothing, at) => from - at);
  const run = { animationDuration: `${from}s`, animationTimingFunction: `steps(${from})` } satisfies CSSProperties;
  return (
    <span className={cx(css.count, dir && css[dir])}>
      <span className={css.sum} dir="ltr">
        (
        <span className={css.window}>
          <span className={css.column} style={run}>
            {numbers.map((n) => (
              <span key={n}>{n}</span>
            ))}
          </span>
        </span>
        )
      </span>
    </span>
  );
}
