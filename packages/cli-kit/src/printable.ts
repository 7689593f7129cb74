import { relative } from 'node:path';

/**
 * Characters that control a terminal or are invisible: control characters (C0, C1), bidirectional marks and overrides,
 * joiners and other characters without a glyph, private use, unpaired surrogates. These are Unicode's categories Cc,
 * Cf, Co, Cs, Zl and Zp, and letters that render as nothing (Hangul fillers, Braille blank, variation selectors).
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164\uffa0]|[\u17b4\u17b5]|\u2800/gu;

/** More than four combining marks on one letter are not real text; they spill over the lines above and below. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Makes untrusted text safe to print on a terminal: one line, without characters that move the cursor, change the
 * direction or hide text. These are shown as their code point, e.g. `\u{202e}`. Longer texts are truncated and end in
 * `…`.
 */
export function harmless(text: string, limit = 120): string {
  const visible = text
    .slice(0, limit * 8)
    .replace(invisible, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`)
    .replace(stackedMarks, '$1');
  const letters = [...visible];
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : visible;
}

/** Returns a path as it is printed: relative only below the working directory, where that is shorter and clear. */
export function shownPath(path: string, limit = 120): string {
  const below = relative(process.cwd(), path);
  return harmless(below === '' || below.startsWith('..') ? path : below, limit);
}

/** Serializes a value as JSON, without loss, with terminal controls escaped; in one line if `indent` is 0. */
export function harmlessJson(value: unknown, indent = 2): string {
  const escaped = (char: string) =>
    Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
  // The line breaks of the layout are the only control characters that JSON.stringify leaves.
  return JSON.stringify(value, null, indent).replace(invisible, (char) => (char === '\n' ? char : escaped(char)));
}
