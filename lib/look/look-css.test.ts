import { describe, expect, it } from 'vitest';
import type { SkinLook } from '#lib/model/skin.ts';
import { lookCss } from './look-css.ts';

const look: SkinLook = {
  accent: { light: '#1f4fc9', dark: '#9bb8ff' },
  phone: { light: '#eef2f8', dark: '#0b0e13' },
  group: { radius: 20, hairlines: true },
  icon: 'circle',
  search: 24,
  switch: { width: 48, height: 28 },
  dialog: { radius: 28, buttons: 'stacked' },
  check: 'square',
};

describe('lookCss', () => {
  const css = lookCss('some-skin', look);
  const [light = '', dark = ''] = css.split('@media');

  it('stands on the skin it is given and on nothing else', () => {
    expect(light.startsWith('[data-skin="some-skin"]{--tap:#1f4fc9;--halo:#1f4fc938;--on-tap:#ffffff;')).toBe(true);
    expect(css.match(/data-skin="some-skin"/g)).toHaveLength(2);
  });

  it('repeats only the colours for the dark', () => {
    expect(dark).toBe(
      ' (prefers-color-scheme:dark){[data-skin="some-skin"]{--tap:#9bb8ff;--halo:#9bb8ff42;--on-tap:#10182c;--ph-bg:#0b0e13}}',
    );
  });

  it('turns shapes into properties', () => {
    for (const property of ['--g-r:20px', '--g-hair:1px', '--e-r:50%', '--sw-w:48px', '--ck-r:25%']) {
      expect(light).toContain(`;${property}`);
    }
    expect(light).toContain('--bs:column-reverse');
    expect(lookCss('x', { ...look, dialog: { radius: 28, buttons: 'pills' } })).toContain('--bs:row');
  });

  it('is minified and fits the first load', () => {
    expect(css).not.toMatch(/\n|;}|: |undefined/);
    expect(css.length).toBeLessThan(700);
  });
});
