import type { SkinLook } from '../schema/skin.ts';

/** A look that passes the check. */
export const goodLook: SkinLook = {
  accent: { light: '#1f4fc9', dark: '#9bb8ff' },
  phone: { light: '#eef2f8', dark: '#0b0e13' },
  group: { radius: 20, hairlines: true },
  icon: 'circle',
  status: 'start',
  gesture: { width: 72, height: 3 },
  head: 'row',
  search: 24,
  switch: { width: 48, height: 28 },
  dialog: { radius: 28, buttons: 'stacked', at: 'middle' },
  sheet: 24,
  check: 'square',
  radio: 'ring',
  keys: 'plain',
};
