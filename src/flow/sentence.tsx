// With every screen that has steps.
import { Fragment, type ReactNode } from 'react';
import { isShort } from '#lib/words/line-ends.ts';
import { tokens } from '#lib/words/tokens.ts';
import { useView } from '../frame/view.ts';
import { unbroken } from '../ui/unbroken.tsx';
import css from './sentence.module.css';

const slot = /(\{(?:app|file|maker)\})/;

/** Names keep their own direction inside a sentence of the other one, and are not cut at their hyphens. */
function useNames() {
  const { fillNames, names } = useView();
  return (text: string): ReactNode =>
    text.split(slot).map((piece, n, pieces) => {
      const key = `${n}`;
      const name = slot.test(piece) ? String(names[piece.slice(1, -1)] ?? '') : '';
      const whole = /(^|[.!?…]\s)$/.test(pieces[n - 1] ?? '') ? fillNames(piece) : name;
      return name ? (
        <bdi key={key} className={isShort(name) ? css.name : undefined}>
          {whole}
        </bdi>
      ) : (
        <Fragment key={key}>{piece}</Fragment>
      );
    });
}

/** A sentence with the phone's words as chips, each in its language, a translation beside it where one is needed. */
export function Sentence({ text }: { text: string }) {
  const { quote } = useView();
  const names = useNames();
  return tokens(text).map((token, n) => {
    const key = `${n}`;
    if ('text' in token) return <Fragment key={key}>{names(token.text)}</Fragment>;
    const { text: words, lang, dir, gloss } = quote(token.label);
    return (
      <Fragment key={key}>
        <bdi className={isShort(words) ? `${css.chip} ${css.name}` : css.chip} lang={lang} dir={dir} translate="no">
          {unbroken(words)}
        </bdi>
        {gloss && <span className={css.gloss}> ({gloss})</span>}
      </Fragment>
    );
  });
}

/** An instruction as a heading: the phone's words in the language's own quotation marks. */
export function Heading({ text }: { text: string }) {
  const { quote, locale } = useView();
  const names = useNames();
  const [open, close] = locale.quotes;
  return tokens(text).map((token, n) => {
    const key = `${n}`;
    if ('text' in token) return <Fragment key={key}>{names(token.text)}</Fragment>;
    const { text: words, lang, dir } = quote(token.label);
    return (
      <span key={key} className={isShort(words) ? css.name : undefined}>
        {open}
        <bdi lang={lang} dir={dir} translate="no">
          {unbroken(words)}
        </bdi>
        {close}
      </span>
    );
  });
}
