import css from './picture.module.css';
import { Seal } from './seal.tsx';

/** Before a file is chosen: the file on the table, its seal not looked at yet. */
export function Picture() {
  return (
    <div className={css.table}>
      <Seal sign="none" />
    </div>
  );
}
