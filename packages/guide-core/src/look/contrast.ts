import type { SkinLook } from '../schema/skin.ts';

/** Page background behind the accent, light and dark; the same values as `--paper`. */
const pageBackground = { light: '#f7f3ea', dark: '#1b1815' } as const;

/** A colour of the form `#rrggbb`. */
export const colourPattern = /^#[0-9a-f]{6}$/i;

const lightText = '#ffffff';
const darkText = '#10182c';

/** Returns the relative luminance of `#rrggbb` as WCAG 2 defines it. Throws on any other format. */
function luminance(colour: string): number {
  if (!colourPattern.test(colour)) throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  const [r, g, b] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(colour.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Returns the text colour for a filled accent: the light or the dark one, whichever has more contrast. */
export function onTap(accent: string): string {
  return contrast(lightText, accent) >= contrast(darkText, accent) ? lightText : darkText;
}

/** Returns a message for each colour in a look with too little contrast; empty if all are readable. */
export function lookProblems(look: SkinLook): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const accent = look.accent[theme];
    // Malformed colours are reported by the check of the file's shape.
    if (![accent, look.phone[theme]].every((colour) => colourPattern.test(colour))) return [];
    const pairs = [
      ['accent on the page', accent, pageBackground[theme], 3],
      ['words on the accent', onTap(accent), accent, 4.5],
      ['accent on the phone', accent, look.phone[theme], 3],
    ] as const;
    return pairs
      .filter(([, front, back, minRatio]) => contrast(front, back) < minRatio)
      .map(([what, front, back, minRatio]) => {
        return `${theme}: ${what} (${front} on ${back}) has ${contrast(front, back).toFixed(2)}, needs ${minRatio}`;
      });
  });
}
