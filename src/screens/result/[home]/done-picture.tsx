import css from './done-picture.module.css';

/** One small picture of the end: a phone with a tick on it, and the door closed. Ink only; the title says it. */
export function DonePicture() {
  return (
    <div className={css.table}>
      <svg className={css.picture} viewBox="0 0 200 120" aria-hidden="true">
        <rect className={css.sheet} x="66" y="8" width="68" height="140" rx="14" />
        <path d="M92 20h16" />
        <circle className={css.seal} cx="100" cy="66" r="25" />
        <path className={css.tick} d="M88 67l8 8 17-18" />
        <path d="M34 52l8 6M30 74h10M166 52l-8 6M170 74h-10" />
      </svg>
    </div>
  );
}
