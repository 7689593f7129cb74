const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Checks whether a text has letters of Chinese or Japanese, which set full-width punctuation and no spaces. */
export const isWide = (text: string): boolean => wide.test(text);

/** Returns a gloss in its language's brackets, to follow the words that it translates. */
export const inBrackets = (gloss: string): string => (isWide(gloss) ? `（${gloss}）` : ` (${gloss})`);
