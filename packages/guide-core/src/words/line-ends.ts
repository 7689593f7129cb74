// With every screen that has steps.
/** A piece of a text: `whole` is never cut at a line's end, `end` says that a line may end behind it. */
export interface TextPiece {
  readonly text: string;
  readonly whole?: true;
  readonly end?: true;
}

/** Words that are never cut at a line's end: up to fifteen letters, or half as many that are twice as wide. */
export const isShort = (words: string): boolean =>
  Array.from(words).reduce((width, letter) => width + (letter >= '\u2e80' ? 2 : 1), 0) <= 15;

/**
 * True for a phrase of Han that is longer than a line of a heading on a narrow phone. Headings end their lines between
 * phrases; one that does not fit would end its line anywhere, also before a comma.
 */
export const hasLongPhrase = (words: string): boolean => /[\u3400-\u9fff]{9}/.test(words);

/** Words with a hyphen, an underscore, or a point inside. */
const compound = /(\S*(?:[-_]|\.\S)\S*)/;

/**
 * Where a line may end inside a text, besides at its blanks: “Auto-launch” and “64-bit” are not cut at their hyphens;
 * a name of the system or a package, as long as it may be, is cut behind its underscores and points.
 */
export function lineEnds(text: string): TextPiece[] {
  return text
    .split(compound)
    .flatMap((word, n): TextPiece[] => {
      if (n % 2 === 0) return [{ text: word }];
      if (isShort(word)) return [{ text: word, whole: true }];
      return (word.match(/[^_.]*[_.]+|[^_.]+/g) ?? []).map((piece) =>
        /[_.]$/.test(piece) ? { text: piece, end: true } : { text: piece },
      );
    })
    .filter((piece) => piece.text);
}

/** Signs that close, with nothing but a blank behind them: the usual case. */
const closing = /^[.,;:!?)]*(?=\s|$)/;
/** Any of them, and a short ending. A function: the browser makes it with the tables of Unicode, 2 ms that most pages can save. */
const anyEnding = () => /^[^\s\p{L}\p{N}\p{Ps}\p{Pi}]*(?:(?:(?![\u2e80-\uffff])[\p{L}\p{M}]){1,6}(?![\p{L}\p{M}]))?/u;

/** What stands behind a name without a blank, and must not begin a line: signs that close, and a short ending. */
export const attached = (text: string): string => (closing.exec(text) ?? anyEnding().exec(text)!)[0];
