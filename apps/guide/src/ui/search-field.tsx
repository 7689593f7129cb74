import { Icon } from './icon.tsx';
import panel from './panel.module.css';
import css from './search-field.module.css';

interface Props {
  /** What may be typed. Shown above the field, where it can take as many lines as it needs. */
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Called before the first key press, so that the search can be prepared. */
  readonly onFocus?: () => void;
  /** Id of the element that shows the results. */
  readonly controls?: string;
}

/** A field that searches as the reader types. */
export function SearchField({ label, value, onType, onFocus, controls }: Props) {
  return (
    <label className={css.search}>
      <span className={css.label}>{label}</span>
      <span className={css.field}>
        <Icon name="search" />
        <input
          className={panel.field}
          type="search"
          value={value}
          onFocus={onFocus}
          onChange={(event) => onType(event.target.value)}
          aria-controls={controls}
          autoComplete="off"
          spellCheck={false}
        />
      </span>
    </label>
  );
}
