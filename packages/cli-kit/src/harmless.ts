/**
 * What a terminal or a reader's eye obeys instead of showing: control characters (C0, C1), marks and overrides of
 * writing direction, joiners and other characters without a shape, private use, halves of pairs. Unicode's categories
 * Cc, Cf, Co, Cs, Zl and Zp, and the letters that show nothing (Hangul fillers, Braille blank, variation selectors).
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164\uffa0]|[\u17b4\u17b5]|\u2800/gu;

/** More marks than this on one letter are no writing; they spill over the lines above and below. */
const heaped = /(\p{M}{4})\p{M}+/gu;

/**
 * Text of a stranger, fit to be printed on a terminal: one line, nothing that moves the cursor, turns the direction or
 * hides. What was there is shown by its number, e.g. `\u{202e}`. Longer texts are cut and end in `…`.
 */
export function harmless(text: string, limit = 120): string {
  const shown = text
    .slice(0, limit * 8)
    .replace(unseen, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`)
    .replace(heaped, '$1');
  const letters = [...shown];
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : shown;
}

/** JSON of a value, exact, with every character escaped that a terminal would obey; in one line where `indent` is 0. */
export function harmlessJson(value: unknown, indent = 2): string {
  const escaped = (char: string) =>
    Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
  // Line ends of the layout are the only control characters that JSON.stringify leaves.
  return JSON.stringify(value, null, indent).replace(unseen, (char) => (char === '\n' ? char : escaped(char)));
}
