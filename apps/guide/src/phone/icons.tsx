import { cx } from '../platform/cx.ts';
import css from './icons.module.css';

// Stroke paths in a view box of 24 × 24.
const paths = {
  back: 'M15 5l-7 7 7 7',
  chevron: 'M9 5l7 7-7 7',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.500L20 20',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  dots: 'M12 5.500v.01M12 12v.01M12 18.500v.01',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
  tick: 'M5 12.5l5 5L19 7.5',
  split: 'M6 3.500h12v7.500H6zM6 13h12v7.500H6z',
  finger:
    'M7 12a5 5 0 0110 0M9.500 12v4M12 10.500v7M14.500 12v4.500M5 9.500a8 8 0 0114 0M7.500 18.500c.7.600 1 .900 2 1.500M15 19.500l2-2.500',
  padlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
} as const;

/** Icons that point in the reading direction and are mirrored with it. */
const turning: readonly DrawnIconName[] = ['back', 'chevron'];

/** Name of a generic line icon of the drawings; none is copied from a manufacturer. */
export type DrawnIconName = keyof typeof paths;

/** Renders an icon in the colour of the surrounding text. */
export function DrawnIcon({ name, className }: { name: DrawnIconName; className?: string }) {
  return (
    <svg
      className={cx(css.icon, name === 'dots' && css.heavy, turning.includes(name) && css.turning, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
