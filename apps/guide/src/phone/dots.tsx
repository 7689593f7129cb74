import type { Mark } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import css from './dots.module.css';
import { DrawnIcon } from './icons.tsx';
import { markClasses } from './mark.ts';

interface Props {
  readonly mark?: Mark | undefined;
  readonly sign?: 'gear' | undefined;
}

/** The icon at the end of a toolbar: `⋮` unless `sign` names another one. */
export const Dots = ({ mark, sign }: Props) => (
  <span className={cx(css.dots, markClasses(mark))}>
    <DrawnIcon name={sign ?? 'dots'} />
  </span>
);
