import { cx } from '../../platform/cx.ts';
import panel from '../../ui/panel.module.css';
import css from './picture.module.css';
import { Seal } from './seal.tsx';
import { useCheckWords } from './words.tsx';

/** The picture before a file is chosen: a file whose seal has not been checked. */
export function Picture() {
  const { format } = useCheckWords();
  return (
    <div className={cx(panel.table, css.table)}>
      <Seal sign="none" />
      <p className={css.drop}>{format('drop')}</p>
    </div>
  );
}
