import css from './progress.module.css';

/** A progress bar that fills; with reduced motion it stays half full. */
export function DrawnProgress() {
  return (
    <div className={css.track}>
      <i className={css.bar} />
    </div>
  );
}
