/**
 * Letters that readers and phones write in several ways, mapped to one form for comparison. Variants that Unicode
 * itself decomposes (accents, full width, half width, presentation forms) are not listed.
 */
const variants: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Arabic script: keyboards of other languages have their own yeh, kaf and heh.
  ي: 'ی',
  ى: 'ی',
  ې: 'ی',
  ے: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ه: 'ہ',
  ھ: 'ہ',
  ة: 'ہ',
  ە: 'ہ',
  ٱ: 'ا',
  // The Japanese long vowel mark, often omitted.
  ー: '',
};

/** Characters that are ignored: tatweel, zero-width characters, direction marks, apostrophes inside words. */
const ignored = /[\u0640\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff'’‘ʻʼ`´]/g;
const digit = /\p{Nd}/gu;
const katakana = /[\u30a1-\u30f6]/g;

/** Returns the value of a decimal digit in any script; digits are consecutive, in India's scripts from the 7th on. */
const digitOf = (character: string): string => {
  const code = character.charCodeAt(0);
  return String((code & 15) - (code >= 0x966 && code < 0xe50 ? 6 : 0));
};

/** Folds a text for search: without diacritics and case, and with one form for variant letters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(ignored, '')
    .replace(/[ıøđðłßæœيىېےكڪهھةەٱー]/g, (letter) => variants[letter]!)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(digit, (character) => (character < '\u0080' ? character : digitOf(character)));

/** Letters of scripts that put no spaces between words. */
export const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;

/**
 * Splits a text into its folded words: whole words where spaces separate them, otherwise pairs of neighbouring letters
 * (a single letter if it stands alone). Punctuation separates words.
 */
export function searchWords(text: string): { readonly words: string[]; readonly pairs: string[] } {
  const words: string[] = [];
  const pairs: string[] = [];
  for (const run of foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (const piece of run.match(spaceless) ?? []) {
      const letters = [...piece];
      if (letters.length === 1) pairs.push(piece);
      for (let i = 1; i < letters.length; i++) pairs.push(letters[i - 1]! + letters[i]!);
    }
    for (const piece of run.split(spaceless)) if (piece) words.push(piece);
  }
  return { words, pairs };
}
