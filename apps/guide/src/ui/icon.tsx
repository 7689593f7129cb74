import { cx } from '../platform/cx.ts';
import css from './icon.module.css';

// Strokes in a box of 24 × 24, in the style of the page and not of the phone.
const paths = {
  back: 'M15 5l-7 7 7 7',
  go: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c5 6 5 12 0 18-5-6-5-12 0-18z',
  search: 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20',
  tick: 'M5 13l5 5L19 7',
  out: 'M13 5h6v6M19 5l-9 9M9 6H5v13h13v-4',
} as const;

export type IconName = keyof typeof paths;

const turning: readonly string[] = ['back', 'go', 'out'];

type Props = { readonly small?: boolean } & (
  | { readonly name: IconName; readonly path?: never }
  /** The path of an icon that few screens need. */
  | { readonly name?: never; readonly path: string }
);

/** A line icon in the colour of the surrounding text; never used without text beside it. */
export function Icon({ name, path, small }: Props) {
  return (
    <svg
      className={cx(css.icon, small && css.small, name && turning.includes(name) && css.turning)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={name ? paths[name] : path} />
    </svg>
  );
}
