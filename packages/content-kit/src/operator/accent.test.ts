import { readFileSync } from 'node:fs';
import { contrast } from '@sideguide/guide-core/look';
import { describe, expect, it } from 'vitest';
import { accentCss, nearestReadable, pageSurfaces, themes, tooPale } from './accent.ts';

const phones = { light: ['#eef2f8', '#f3f4f5'], dark: ['#0b0e13', '#050607'] };
const surfaces = {
  light: { ...pageSurfaces.light, phones: phones.light },
  dark: { ...pageSurfaces.dark, phones: phones.dark },
};

describe('an accent', () => {
  it('is measured against the surfaces that the page has', () => {
    const tokens = readFileSync(new URL('../../../../apps/guide/src/app/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = tokens.split('@media');
    const value = (sheet: string, name: string) => {
      const colour = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(sheet)![1]!;
      return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
    };
    for (const [theme, sheet] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      expect(pageSurfaces[theme]).toEqual({
        paper: value(sheet, 'paper'),
        sheet: value(sheet, 'sheet'),
        card: value(sheet, 'ph-card'),
      });
  });

  it('that can be read is left as it is', () => {
    expect(tooPale('#1f4fc9', surfaces.light)).toEqual([]);
    expect(nearestReadable('#1f4fc9', surfaces.light)).toBe('#1f4fc9');
  });

  it('that is too pale is told with its ratios', () => {
    const found = tooPale('#ffcc00', surfaces.light);
    expect(found.map(({ what }) => what)).toContain('words in the accent on a phone');
    for (const { front, back, ratio, least } of found) {
      expect(ratio).toBe(contrast(front, back));
      expect(ratio).toBeLessThan(least);
    }
  });

  it('needs as much contrast with the words on it as any text', () => {
    // Neither white nor dark words reach 4.5 on it; 3 is enough for the page.
    const found = tooPale('#777a7c', surfaces.light);
    expect(found.map(({ what, least }) => `${what}: ${least}`)).toEqual([
      'words on the accent: 4.5',
      'words in the accent on a phone: 4.5',
    ]);
  });

  it.each(['#ffcc00', '#888888', '#00ff00', '#ffffff', '#000000', '#ff0000', '#8a1f6e', '#777a7c'])(
    '%s has a near colour that can be read, in both themes',
    (colour) => {
      for (const theme of themes)
        expect(tooPale(nearestReadable(colour, surfaces[theme]), surfaces[theme])).toEqual([]);
    },
  );

  it('stands in the place of every skin’s', () => {
    expect(accentCss({ light: '#1f4fc9', dark: '#9bb8ff' })).toBe(
      ':root,[data-skin]{--tap:#1f4fc9;--halo:#1f4fc938;--on-tap:#ffffff}@media screen and (prefers-color-scheme:dark){:root,[data-skin]{--tap:#9bb8ff;--halo:#9bb8ff42;--on-tap:#10182c}}',
    );
  });
});
