import { cx } from '../platform/cx.ts';
import css from './icons.module.css';

// Stroke paths in a view box of 24 × 24.
const paths = {
  back: 'M15 5l-7 7 7 7',
  arrow: 'M20 12H4.500M11 5l-7 7 7 7',
  chevron: 'M9 5l7 7-7 7',
  search: 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500L20 20',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  dots: 'M12 5.500v.01M12 12v.01M12 18.500v.01',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
  tick: 'M5 12.500l5 5L19 7.500',
  split: 'M6 3.500h12v7.500H6zM6 13h12v7.500H6z',
  finger:
    'M7 12a5 5 0 0110 0M9.500 12v4M12 10.500v7M14.500 12v4.500M5 9.500a8 8 0 0114 0M7.500 18.500c.7.600 1 .900 2 1.500M15 19.500l2-2.500',
  padlock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3',
  play: 'M7 5v14l12-7z',
  stop: 'M8 6v12M16 6v12',
  apps: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  battery: 'M4 8h14v8H4zM21 11v2M7 11v2M10 11v2',
  shield: 'M12 3.500l7 2.500v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6z',
  person: 'M12 4.500a3.700 3.700 0 100 7.400 3.700 3.700 0 000-7.400zM5 20c.5-4 3-6 7-6s6.500 2 7 6',
  globe: 'M12 4a8 8 0 100 16 8 8 0 000-16zM4 12h16M12 4c-4.500 5-4.500 11 0 16M12 4c4.500 5 4.500 11 0 16',
  download: 'M12 4v10M7.500 10l4.500 4.500L16.500 10M5 19h14',
  bell: 'M6 16.500c1.500-2 1.500-3.500 1.500-6a4.500 4.500 0 019 0c0 2.500 0 4 1.500 6zM10.500 19.500h3',
  info: 'M12 11v6M12 7.500v.01',
  update: 'M12 19V6M6.500 11.500L12 6l5.500 5.500',
  bolt: 'M13 3L6 13.500h5L10 21l7.500-10.500h-5z',
} as const;

/** Icons that point in the reading direction and are mirrored with it. */
const turning: readonly DrawnIconName[] = ['back', 'arrow', 'chevron'];

/** Name of a generic line icon of the drawings; none is copied from a manufacturer. */
export type DrawnIconName = keyof typeof paths;

/** Renders an icon in the colour of the surrounding text. */
export function DrawnIcon({ name, className }: { name: DrawnIconName; className?: string | undefined }) {
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
