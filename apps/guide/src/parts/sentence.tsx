import { attached, hasLongPhrase, inBrackets, isShort, tokens } from '@sideguide/guide-core/words';
import { Fragment, type ReactNode } from 'react';
import { useLabels, useLanguage } from '../context/contexts.tsx';
import { unbroken } from '../phone/unbroken.tsx';
import css from './sentence.module.css';

const slot = /(\{(?:app|file|maker)\})/;

/** Keeps a name or label on the same line as the punctuation after it. */
const keepTogether = (name: ReactNode, signs: string): ReactNode =>
  signs ? (
    <span className={css.together}>
      {name}
      {signs}
    </span>
  ) : (
    name
  );

/**
 * Returns a function that fills names into a text. Names keep their own direction in a sentence of the other one, and
 * are not broken at their hyphens. `taken`: number of characters at the beginning that are already shown after a label.
 */
function useNames() {
  const { fillNames, names, spaceNames } = useLabels();
  const nameIn = (piece = '') => (slot.test(piece) ? names[piece.slice(1, -1) as keyof typeof names] : '');
  return (text: string, taken = 0): ReactNode => {
    const pieces = spaceNames(text).split(slot);
    return pieces.map((piece, n) => {
      const key = `${n}`;
      const name = nameIn(piece);
      const whole = /(^|[.!?…]\s)$/.test(pieces[n - 1] ?? '') ? fillNames(piece) : name;
      const isShortName = isShort(name);
      const bdi = <bdi className={isShortName ? css.name : undefined}>{whole}</bdi>;
      const before = nameIn(pieces[n - 1]);
      const shown = n === 0 ? taken : before && isShort(before) ? attached(piece).length : 0;
      return (
        <Fragment key={key}>
          {name ? keepTogether(bdi, isShortName ? attached(pieces[n + 1] ?? '') : '') : piece.slice(shown)}
        </Fragment>
      );
    });
  };
}

/** A sentence with its labels as chips, each in its own language and with its gloss if there is one. */
export function StepSentence({ text }: { text: string }) {
  const { quote } = useLabels();
  const names = useNames();
  const all = tokens(text);
  /** Checks whether a token is a short label without a gloss: the punctuation after it is then kept with it. */
  const keepsSigns = (n: number): boolean => {
    const token = all[n];
    if (!token || 'text' in token) return false;
    const { text: words, gloss } = quote(token.label);
    return isShort(words) && gloss === undefined;
  };
  const signsAt = (n: number): string => {
    const token = all[n];
    return token && 'text' in token ? attached(token.text) : '';
  };
  return all.map((token, n) => {
    const key = `${n}`;
    if ('text' in token)
      return <Fragment key={key}>{names(token.text, keepsSigns(n - 1) ? signsAt(n).length : 0)}</Fragment>;
    const { text: words, lang, dir, gloss } = quote(token.label);
    const chip = (
      <bdi className={isShort(words) ? `${css.chip} ${css.name}` : css.chip} lang={lang} dir={dir} translate="no">
        {unbroken(words)}
      </bdi>
    );
    return (
      <Fragment key={key}>
        {keepTogether(chip, keepsSigns(n) ? signsAt(n + 1) : '')}
        {gloss && <span className={css.gloss}>{inBrackets(gloss)}</span>}
      </Fragment>
    );
  });
}

/**
 * An instruction as a heading, with labels in the locale's quotation marks unless they have such marks themselves, and
 * with their glosses where `hasGlosses`.
 */
export function Heading({ text, hasGlosses }: { text: string; hasGlosses?: boolean }) {
  const { locale } = useLanguage();
  const { quote } = useLabels();
  const names = useNames();
  return tokens(text).map((token, n) => {
    const key = `${n}`;
    if ('text' in token)
      return (
        <span key={key} className={hasLongPhrase(token.text) ? css.phrase : undefined}>
          {names(token.text)}
        </span>
      );
    const { text: words, lang, dir, gloss } = quote(token.label);
    const [open, close] = words.includes(locale.quotes[0]) ? [] : locale.quotes;
    return (
      <span key={key} className={isShort(words) ? css.name : undefined}>
        {open}
        <bdi className={hasLongPhrase(words) ? css.phrase : undefined} lang={lang} dir={dir} translate="no">
          {unbroken(words)}
        </bdi>
        {close}
        {hasGlosses && gloss && <span className={css.gloss}>{inBrackets(gloss)}</span>}
      </span>
    );
  });
}
