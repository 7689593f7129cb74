const wide = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Checks whether a text has letters of Chinese or Japanese, which set full-width punctuation and no spaces. */
export const isWide = (text: string): boolean => wide.test(text);

/** Returns a gloss in its language's brackets, to follow the words that it translates. */
export const inBrackets = (gloss: string): string => (isWide(gloss) ? `（${gloss}）` : ` (${gloss})`);

/** Full-width punctuation brings its own space. */
const wideEnd = /[：︓。？！]$/;

/** Returns what stands between a text and the next: a space, unless the text's last sign brings it. */
export const spaceAfter = (text: string): string => (wideEnd.test(text) ? '' : ' ');
