/** A piece of a text: `isUnbroken` never breaks across lines; `isAtEnd` allows a line break after it. */
export interface TextPiece {
  readonly text: string;
  readonly isUnbroken?: true;
  readonly isAtEnd?: true;
}

/** Checks whether words are short enough never to break: up to `most` letters, where wide ones count twice. */
export const isShort = (words: string, most = 15): boolean =>
  Array.from(words).reduce((width, letter) => width + (letter >= '\u2e80' ? 2 : 1), 0) <= most;

/**
 * Checks for a phrase of Han characters that is longer than a line of a heading on a narrow phone. Headings break
 * between phrases; a phrase that does not fit would break anywhere, even before a comma.
 */
export const hasLongPhrase = (words: string): boolean => /[\u3400-\u9fff]{9}/.test(words);

/** How many letters fit into a line of a narrow phone, even at 200 %. */
const narrowLine = 12;

/** Words with a hyphen, an underscore, or a dot inside. */
const compound = /(\S*(?:[-_]|\.\S)\S*)/;

/**
 * Splits a text into pieces for line breaking, in addition to breaks at spaces: “Auto-launch” and “64-bit” are not
 * broken at their hyphens; long system or package names are broken after their underscores and dots.
 */
export function lineEnds(text: string): TextPiece[] {
  return text
    .split(compound)
    .flatMap((word, n): TextPiece[] => {
      if (n % 2 === 0) return [{ text: word }];
      if (isShort(word, narrowLine)) return [{ text: word, isUnbroken: true }];
      return (word.match(/[^_.]*[_.]+|[^_.]+/g) ?? []).map((piece) =>
        /[_.]$/.test(piece) ? { text: piece, isAtEnd: true } : { text: piece },
      );
    })
    .filter((piece) => piece.text);
}

/** Closing punctuation followed only by a space: the common case. */
const closing = /^[.,;:!?)]*(?=\s|$)/;
/** Closing punctuation with a short ending. Compiled on first use: the Unicode tables take a browser 2 ms. */
const anyEnding = () => /^[^\s\p{L}\p{N}\p{Ps}\p{Pi}]*(?:(?:(?![\u2e80-\uffff])[\p{L}\p{M}]){1,6}(?![\p{L}\p{M}]))?/u;

/** Returns what follows a name without a space and must not begin a line: closing punctuation and a short ending. */
export const attached = (text: string): string => (closing.exec(text) ?? anyEnding().exec(text)!)[0];
