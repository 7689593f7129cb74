import css from './icons.module.css';

/** The small phone icon before “On your phone”. */
export function Pictogram() {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 2.5h8A1.5 1.5 0 0117.5 4v16a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 20V4A1.5 1.5 0 018 2.5zM11 5.500h2" />
    </svg>
  );
}
