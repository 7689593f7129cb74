// With every screen that has steps.
import type { Quote } from '@sideguide/guide-core/model';

/** The phone's words in their own language and direction, and what they mean where the reader does not read that. */
export const QuotedWords = ({ text, lang, dir, gloss }: Quote) => (
  <>
    <bdi lang={lang} dir={dir} translate="no">
      {text}
    </bdi>
    {gloss && <small>{gloss}</small>}
  </>
);
