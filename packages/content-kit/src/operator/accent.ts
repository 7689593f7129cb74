import { contrast, onTap } from '@sideguide/guide-core/look';

export type AccentTheme = 'light' | 'dark';
export const themes: readonly AccentTheme[] = ['light', 'dark'];

/** Backgrounds of the accent, and colours shown on it. Backgrounds of the drawn phones come from the skins' looks. */
export interface Surfaces {
  readonly paper: string;
  readonly sheet: string;
  /** Cards of the drawn phones, which show button texts in the accent colour. */
  readonly card: string;
  readonly phones: readonly string[];
}

/** The same values as `--paper`, `--sheet` and `--ph-card` in `apps/guide/src/app/tokens.css`; a test compares them. */
export const pageSurfaces: Readonly<Record<AccentTheme, Omit<Surfaces, 'phones'>>> = {
  light: { paper: '#f7f3ea', sheet: '#fffdf8', card: '#ffffff' },
  dark: { paper: '#1b1815', sheet: '#26221d', card: '#1a2029' },
};

/** A pair of colours with too little contrast: WCAG 2.2 requires 4.5 for text (1.4.3) and 3 for controls (1.4.11). */
export interface TooPale {
  readonly what: string;
  readonly front: string;
  readonly back: string;
  /** Measured contrast ratio, 1 to 21. */
  readonly ratio: number;
  readonly least: 3 | 4.5;
}

/** Returns the pairs of an accent in one theme that have too little contrast. */
export function tooPale(accent: string, { paper, sheet, card, phones }: Surfaces): TooPale[] {
  const pairs = [
    ['the accent on the page', accent, paper, 3],
    ['the accent on a sheet', accent, sheet, 3],
    ['words on the accent', onTap(accent), accent, 4.5],
    ['words in the accent on a phone', accent, card, 4.5],
    ...phones.map((phone) => ['the accent on a phone', accent, phone, 3] as const),
  ] as const;
  return pairs
    .map(([what, front, back, least]) => ({ what, front, back, least, ratio: contrast(front, back) }))
    .filter(({ ratio, least }) => ratio < least);
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const hex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Mixes a colour with black or white: `share` from 0 to 1. */
const towards = (colour: string, end: number, share: number): string =>
  hex(channels(colour).map((value) => value + (end - value) * share));

/** Returns the readable colour nearest to an accent on these surfaces; the accent itself if it is readable. */
export function nearestReadable(accent: string, surfaces: Surfaces): string {
  const steps = 256;
  for (let step = 0; step <= steps; step++)
    for (const end of [0, 255]) {
      const colour = towards(accent, end, step / steps);
      if (tooPale(colour, surfaces).length === 0) return colour;
    }
  return accent; // unreachable: black or white is readable on all of our surfaces
}

/** Alpha of the halo, as two hex digits: the same as in the skins. */
const halo: Readonly<Record<AccentTheme, string>> = { light: '38', dark: '42' };

const rule = (accent: string, theme: AccentTheme): string =>
  `:root,[data-skin]{--tap:${accent};--halo:${accent}${halo[theme]};--on-tap:${onTap(accent)}}`;

/** Returns a style sheet that replaces every skin's accent by one accent. */
export const accentCss = (accent: Readonly<Record<AccentTheme, string>>): string =>
  `${rule(accent.light, 'light')}@media screen and (prefers-color-scheme:dark){${rule(accent.dark, 'dark')}}`;
