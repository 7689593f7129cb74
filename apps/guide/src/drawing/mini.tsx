import css from './mini.module.css';
import { Switch } from './switch.tsx';
import { Ghost } from './words.tsx';

/** Widths of the grey bars, in per cent, group by group. */
const groups = [
  [70, 52],
  [60, 75],
];

/** The small phone on a card of Home: the shapes of a skin, without a word on it. */
export function Mini({ skin }: { skin: string }) {
  return (
    <span className={css.mini} data-skin={skin} aria-hidden="true">
      <i className={css.camera} />
      <span className={css.title}>
        <Ghost width={44} />
      </span>
      {groups.map(([first = 0, second = 0], at) => (
        <span key={first} className={css.group}>
          <Line width={first} />
          <Line width={second} on={at === 0} />
        </span>
      ))}
    </span>
  );
}

function Line({ width, on }: { width: number; on?: boolean }) {
  return (
    <span className={css.row}>
      <span className={css.icon} />
      <span className={css.bar}>
        <Ghost width={width} />
      </span>
      {on && (
        <span className={css.switch}>
          <Switch on={false} />
        </span>
      )}
    </span>
  );
}
