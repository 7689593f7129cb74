import type { Quote } from '@sideguide/guide-core/model';
import { unbroken } from '../phone/unbroken.tsx';

/** A label in its own language and direction, with its gloss if there is one. */
export const QuotedWords = ({ text, lang, dir, gloss }: Quote) => (
  <>
    <bdi lang={lang} dir={dir} translate="no">
      {unbroken(text)}
    </bdi>
    {gloss && <small>{gloss}</small>}
  </>
);
