import type { SkinLook } from '@sideguide/guide-core/model';

/** Big soft cards without hairlines, rounded-square icons, filled pill buttons side by side. */
export const look = {
  accent: { light: '#1f4fc9', dark: '#9bb8ff' },
  phone: { light: '#eef2f8', dark: '#0b0e13' },
  group: { radius: 20, hairlines: false },
  icon: 'square',
  status: 'middle',
  gesture: { width: 104, height: 4 },
  head: 'tall',
  search: 24,
  switch: { width: 48, height: 28 },
  dialog: { radius: 28, buttons: 'pills', at: 'bottom' },
  sheet: 32,
  check: 'circle',
  radio: 'tick',
  keys: 'filled',
} as const satisfies SkinLook;
