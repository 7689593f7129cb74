import type { Content } from '@sideguide/content-kit';
import { pseudoLocale } from './pseudo-locale.ts';

/** Two languages that no file holds: the longest sentences anybody may write, read from the left and from the right. */
export const longTags = { ltr: 'qll', rtl: 'qlr' } as const;

/** How much longer than the English sentence, as a part of it. */
const growth = 0.6;

/** One word that cannot be broken at a hyphen; Swedish, Turkish and Tamil have such. */
const unbreakable = 'motståndsövervakningsdon';

/** Letters of the alphabet as letters that run from right to left, one for one. */
const arabic = 'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ';

/** Slots and quoted labels stay what they are. */
const pieces = /\{[^{}]*\}|[^{}]+/g;
const mapText = (text: string, change: (plain: string) => string): string =>
  text.replace(pieces, (piece) => (piece.startsWith('{') ? piece : change(piece)));

/** The text and more than half as much again, cut from one long word: short names become one word, sentences get one. */
function grow(text: string): string {
  const length = text.replace(/\{[^{}]*\}/g, '').length;
  const more = Math.max(2, Math.ceil(length * growth));
  // Short words become longer words, as they do in other languages; a sentence gets more of them.
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

/** The files of both languages, made from the English of this content: text by path. */
export function longLocales(content: Content): Record<string, string> {
  return {
    ...pseudoLocale(content, longTags.ltr, grow),
    ...pseudoLocale(content, longTags.rtl, (text) => mirror(grow(text)), { dir: 'rtl', script: 'arabic' }),
  };
}
