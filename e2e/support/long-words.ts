import type { Content } from '@sideguide/content-kit';
import { pseudoLocale } from './pseudo-locale.ts';

/** Two made-up locales with very long sentences, one left-to-right and one right-to-left. */
export const longTags = { ltr: 'qll', rtl: 'qlr' } as const;

/** How much longer than the English sentence, as a fraction of its length. */
const extraLength = 0.6;

/** One word without a place to break; Swedish, Turkish and Tamil have such words. */
const unbreakable = 'motståndsövervakningsdon';

/** Right-to-left letters that replace the letters of the alphabet one for one. */
const arabic = 'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ';

/** Slots and quoted labels stay unchanged. */
const pieces = /\{[^{}]*\}|[^{}]+/g;
const mapText = (text: string, change: (plain: string) => string): string =>
  text.replace(pieces, (piece) => (piece.startsWith('{') ? piece : change(piece)));

/**
 * Lengthens a text by more than half with pieces of one long word: short names stay one word, sentences get another.
 */
function grow(text: string): string {
  const length = text.replace(/\{[^{}]*\}/g, '').length;
  const more = Math.max(2, Math.ceil(length * extraLength));
  // Short texts become one longer word, as in other languages; a sentence gets more words.
  if (more < unbreakable.length) return `${text}${unbreakable.slice(0, more)}`;
  let rest = more - unbreakable.length;
  let long = `${text} ${unbreakable}`;
  for (; rest > 6; rest -= 7) long += ` ${unbreakable.slice(0, 6)}`;
  return long;
}

const mirror = (text: string): string =>
  mapText(text, (plain) =>
    plain.replace(/\p{L}/gu, (letter) => arabic[(letter.toLowerCase().codePointAt(0) ?? 0) % arabic.length]!),
  );

/** Returns the files of both locales, made from the English of this content: text by path. */
export function longLocales(content: Content): Record<string, string> {
  return {
    ...pseudoLocale(content, longTags.ltr, grow),
    ...pseudoLocale(content, longTags.rtl, (text) => mirror(grow(text)), { dir: 'rtl', script: 'arabic' }),
  };
}
