// With every screen that has steps.
import css from './progress.module.css';

/** Something is going on: a bar that fills, or where motion is reduced, one that is half full. */
export function DrawnProgress() {
  return (
    <div className={css.track}>
      <i className={css.bar} />
    </div>
  );
}
