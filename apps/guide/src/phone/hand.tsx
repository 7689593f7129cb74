import { forwardRef } from 'react';
import css from './hand.module.css';

/** The hand: an outline, a nail and a cuff; paper-coloured, so that it is nobody's hand in particular. */
export const Hand = forwardRef<HTMLDivElement>((_props, ref) => (
  <div ref={ref} className={css.at} style={{ opacity: 0 }}>
    <svg className={css.hand} viewBox="0 0 96 132" aria-hidden="true">
      <path className={css.cuff} d="M30 112l50 2 4 26H28z" />
      <path d="M38 70V18a10 10 0 0120 0v34c2-8 17-8 18 2 3-7 16-5 16 5 0 22 2 30-10 46l-1 12-47-2v-6C24 96 14 82 8 72c-4-8 6-15 13-8z" />
      <path className={css.line} d="M58 52v14M76 54v12M43 19c1-5 9-5 10 0" />
    </svg>
  </div>
));
