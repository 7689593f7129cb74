// With every screen that has steps, and the file check.
import { Fragment, type ReactNode } from 'react';
import css from './unbroken.module.css';

/** Words that are never cut at a line's end: up to fifteen letters, or half as many that are twice as wide. */
export const isShort = (words: string): boolean =>
  Array.from(words).reduce((width, letter) => width + (letter >= '\u2e80' ? 2 : 1), 0) <= 15;

/** Words with a hyphen, an underscore, or a point inside. */
const compound = /(\S*(?:[-_]|\.\S)\S*)/;

/**
 * Words for the end of a line: “Auto-launch” and “64-bit” are not cut at their hyphens; a name of the system or a
 * package, as long as it may be, is cut behind its underscores and points.
 */
export function unbroken(words: string): ReactNode {
  return words.split(compound).map((word, n) => {
    const key = `${n}`;
    if (n % 2 === 0) return <Fragment key={key}>{word}</Fragment>;
    if (isShort(word))
      return (
        <span key={key} className={css.whole}>
          {word}
        </span>
      );
    return word.split(/([_.])/).map((piece, at) => {
      const place = `${n} ${at}`;
      return (
        <Fragment key={place}>
          {piece}
          {at % 2 === 1 && <wbr />}
        </Fragment>
      );
    });
  });
}
