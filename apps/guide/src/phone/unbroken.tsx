import { lineEnds } from '@sideguide/guide-core/words';
import { Fragment, type ReactNode } from 'react';
import css from './unbroken.module.css';

/** Renders words of a phone or a file so that lines break only where `lineEnds` allows it. */
export function unbroken(words: string): ReactNode {
  return lineEnds(words).map(({ text, isUnbroken, isAtEnd }, n) => {
    const key = `${n}`;
    return isUnbroken ? (
      <span key={key} className={css.whole}>
        {text}
      </span>
    ) : (
      <Fragment key={key}>
        {text}
        {isAtEnd && <wbr />}
      </Fragment>
    );
  });
}
