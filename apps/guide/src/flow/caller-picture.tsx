import { cx } from '../platform/cx.ts';
import panel from '../ui/panel.module.css';
import css from './caller-picture.module.css';

/** Picture of a ringing phone, crossed out by the stroke of the warning. */
export function CallerPicture() {
  return (
    <div className={cx(panel.table, css.table)}>
      <svg className={css.picture} viewBox="0 0 240 132" aria-hidden="true">
        <rect className={css.sheet} x="84" y="14" width="72" height="140" rx="15" />
        <path d="M112 26h16" />
        <circle className={css.face} cx="120" cy="58" r="13" />
        <path className={css.face} d="M98 96c2-14 10-19 22-19s20 5 22 19z" />
        <path d="M68 48c-7 8-7 22 0 30M56 40c-11 13-11 33 0 46M172 48c7 8 7 22 0 30M184 40c11 13 11 33 0 46" />
        <path className={css.stop} d="M84 116l72-92" />
      </svg>
    </div>
  );
}
