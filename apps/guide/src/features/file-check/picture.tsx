import { cx } from '../../platform/cx.ts';
import panel from '../../ui/panel.module.css';
import { FileIcon } from './file-icon.tsx';
import css from './picture.module.css';
import { useCheckWords } from './words.tsx';

/** The picture before a file is chosen: a file that has not been checked. */
export function Picture() {
  const { say } = useCheckWords();
  return (
    <div className={cx(panel.table, css.table)}>
      <FileIcon sign="none" />
      <p className={css.drop}>{say('drop')}</p>
    </div>
  );
}
