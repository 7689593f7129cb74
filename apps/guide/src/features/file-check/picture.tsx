import css from './picture.module.css';
import { Seal } from './seal.tsx';
import { useCheckWords } from './words.tsx';

/** Before a file is chosen: the file on the table, its seal not looked at yet. */
export function Picture() {
  const { tell } = useCheckWords();
  return (
    <div className={css.table}>
      <Seal sign="none" />
      <p className={css.drop}>{tell('drop')}</p>
    </div>
  );
}
