// In the first load.
import { Icon } from './icon.tsx';
import panel from './panel.module.css';
import css from './search-field.module.css';

interface Props {
  /** What may be typed. It stands above the field, where it may take as many lines as it needs. */
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Called before the first key: what the search needs can be made ready then. */
  readonly onFocus?: () => void;
  /** Id of the element that shows what is found. */
  readonly controls?: string;
}

/** A field that searches while one types. */
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
