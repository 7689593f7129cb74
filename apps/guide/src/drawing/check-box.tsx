// With every screen that has steps.
import type { Prompt } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './check-box.module.css';
import { Touch } from './hand.tsx';
import { Icon } from './icons.tsx';
import { marked } from './mark.ts';
import type { Pen } from './pen.ts';
import { Words } from './words.tsx';

/** A box to tick, before its words; the tick itself is in ink. */
export function CheckBox({ check, pen }: { check: NonNullable<Prompt['check']>; pen: Pen }) {
  return (
    <div className={cx(css.check, marked(check.mark))}>
      <i className={cx(css.box, check.on && css.on)}>{check.on && <Icon name="tick" className={css.tick} />}</i>
      <span className={css.words}>
        <Words words={check} pen={pen} />
      </span>
      <Touch mark={check.mark} hand={check.hand} at="row" />
    </div>
  );
}
