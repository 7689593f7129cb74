import type { SkinLook } from '@sideguide/guide-core/model';

/** Soft colours, large round cards without lines, a wide switch, a dialog in the middle with text buttons. */
export const look = {
  accent: { light: '#3d5a99', dark: '#a9c3ff' },
  phone: { light: '#f4f3f8', dark: '#101116' },
  group: { radius: 20, hairlines: false },
  icon: 'circle',
  status: 'middle',
  gesture: { width: 108, height: 4 },
  head: 'tall',
  search: 24,
  switch: { width: 52, height: 32 },
  dialog: { radius: 28, buttons: 'stacked', at: 'middle' },
  sheet: 28,
  check: 'square',
  radio: 'ring',
  keys: 'filled',
} as const satisfies SkinLook;
