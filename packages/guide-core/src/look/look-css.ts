import type { SkinLook } from '../schema/skin.ts';
import { onTap } from './contrast.ts';

/** Alpha of the halo, as two hex digits: slightly stronger on a dark background. */
const halo = { light: '38', dark: '42' } as const;

function colours(look: SkinLook, theme: 'light' | 'dark'): string {
  const accent = look.accent[theme];
  return `--tap:${accent};--halo:${accent}${halo[theme]};--on-tap:${onTap(accent)};--ph-bg:${look.phone[theme]}`;
}

/**
 * Returns the skin's look as custom properties on `[data-skin="id"]`. It is in the first load, so it holds only what
 * the small phones on Home need; `lookShape` has the rest. The drawings never check which skin they draw.
 */
export function lookCss(id: string, look: SkinLook): string {
  const selector = `[data-skin="${id}"]`;
  const shape = [
    `--g-r:${look.group.radius}px`,
    `--g-hair:${look.group.hairlines ? 1 : 0}px`,
    `--e-r:${look.icon === 'circle' ? 50 : 30}%`,
    `--sw-w:${look.switch.width}px`,
    `--sw-h:${look.switch.height}px`,
  ];
  const dark = `@media screen and (prefers-color-scheme:dark){${selector}{${colours(look, 'dark')}}}`;
  return `${selector}{${colours(look, 'light')};${shape.join(';')}}${dark}`;
}

/** Custom properties by name, e.g. `--dl-r`: `28px`. */
export type LookShape = Readonly<Record<`--${string}`, string>>;

/** Buttons of a dialog: direction, radius, background, and background and text colour of the marked one. */
const buttons = {
  pills: {
    '--bs': 'row',
    '--b-r': '23px',
    '--b-bg': 'var(--ph-btn)',
    '--b-hit': 'var(--tap)',
    '--b-ink': 'var(--on-tap)',
  },
  stacked: {
    '--bs': 'column-reverse',
    '--b-r': '12px',
    '--b-bg': 'none',
    '--b-hit': 'var(--ph-card)',
    '--b-ink': 'var(--tap)',
  },
} as const satisfies Record<SkinLook['dialog']['buttons'], LookShape>;

/** Where a dialog opens, and from where it comes. */
const places = { bottom: 'flex-end', middle: 'center' } as const satisfies Record<SkinLook['dialog']['at'], string>;

/** A page's title: how it stands to the arrow back, its size and weight, and which arrow is drawn. */
const heads = {
  tall: { '--hd-flow': 'column', '--hd-align': 'flex-start', '--hd-fs': '1.5em', '--hd-fw': '400' },
  row: { '--hd-flow': 'row', '--hd-align': 'center', '--hd-fs': '1.22em', '--hd-fw': '650' },
} as const satisfies Record<SkinLook['head'], LookShape>;

/** Shows one of two drawings of the same thing. */
const oneOf = (name: string, isFirst: boolean): LookShape => ({
  [`--${name}-a`]: isFirst ? 'block' : 'none',
  [`--${name}-b`]: isFirst ? 'none' : 'block',
});

/** Background of the keys of the lock screen. */
const keys = { filled: 'var(--ph-btn)', plain: 'none' } as const satisfies Record<SkinLook['keys'], string>;

/** Returns the shapes that only full drawings need, as custom properties; they are loaded with the skin's guide. */
export function lookShape(look: SkinLook): LookShape {
  return {
    '--se-r': `${look.search}px`,
    '--dl-r': `${look.dialog.radius}px`,
    ...buttons[look.dialog.buttons],
    '--dl-at': places[look.dialog.at],
    ...heads[look.head],
    ...oneOf('hd', look.head === 'tall'),
    ...oneOf('st', look.status === 'middle'),
    '--gb-w': `${look.gesture.width}px`,
    '--gb-h': `${look.gesture.height}px`,
    '--sh-r': `${look.sheet}px`,
    '--ck-r': look.check === 'circle' ? '50%' : '25%',
    // Only one of the two radio styles is drawn: if the ring has no width, the tick has one.
    '--rd-ring': look.radio === 'ring' ? '20px' : '0px',
    '--rd-tick': look.radio === 'tick' ? '18px' : '0px',
    '--key': keys[look.keys],
  };
}
