import type { Quote } from '@sideguide/guide-core/model';

/** A label in its own language and direction, with its gloss if there is one. */
export const QuotedWords = ({ text, lang, dir, gloss }: Quote) => (
  <>
    <bdi lang={lang} dir={dir} translate="no">
      {text}
    </bdi>
    {gloss && <small>{gloss}</small>}
  </>
);
