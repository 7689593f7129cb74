// With every screen that has steps, and with the file check.

import { lineEnds } from '@sideguide/guide-core/words';
import { Fragment, type ReactNode } from 'react';
import css from './unbroken.module.css';

/** Words of a phone or a file, which end a line only where `lineEnds` says. */
export function unbroken(words: string): ReactNode {
  return lineEnds(words).map(({ text, whole, end }, n) => {
    const key = `${n}`;
    return whole ? (
      <span key={key} className={css.whole}>
        {text}
      </span>
    ) : (
      <Fragment key={key}>
        {text}
        {end && <wbr />}
      </Fragment>
    );
  });
}
