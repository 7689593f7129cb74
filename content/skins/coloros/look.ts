import type { SkinLook } from '@sideguide/guide-core/model';

/** Tight cards with hairlines, round icons, a smaller switch, text buttons one above the other. */
export const look = {
  accent: { light: '#0a6b47', dark: '#74d7a8' },
  phone: { light: '#f3f4f5', dark: '#050607' },
  group: { radius: 13, hairlines: true },
  icon: 'circle',
  status: 'start',
  gesture: { width: 72, height: 3 },
  head: 'row',
  search: 12,
  switch: { width: 42, height: 24 },
  dialog: { radius: 20, buttons: 'stacked', at: 'middle' },
  sheet: 20,
  check: 'square',
  radio: 'ring',
  keys: 'plain',
} as const satisfies SkinLook;
