import { fill, spaceNames, type Values } from '@sideguide/guide-core/locale';
import { Fragment, type ReactNode } from 'react';
import { useLabels, useLanguage } from '../../context/contexts.tsx';
import { unbroken } from '../../phone/unbroken.tsx';
import { useCheck } from './check-context.ts';

/** Returns a sentence of the check with its slots filled. Names keep their own direction inside a sentence of the other direction. */
export type Say = (key: string, values?: Values) => ReactNode;

/** Returns functions that give the check's words in the reader's language; the slot `{app}` is always filled. */
export function useCheckWords() {
  const { words } = useCheck();
  const { tag } = useLanguage().locale;
  const { app } = useLabels().names;
  const all = (values: Values): Values => ({ app, ...values });
  /** Returns a sentence as plain text, for accessible names and for what is copied. */
  const sayPlain = (key: string, values: Values = {}): string => fill(tag, words[key] ?? key, all(values));
  const say: Say = (key, values = {}) => {
    const given = all(values);
    const numbers: Record<string, number> = {};
    for (const [name, value] of Object.entries(given)) if (typeof value === 'number') numbers[name] = value;
    return spaceNames(tag, fill(tag, words[key] ?? key, numbers), given)
      .split(/(\{[a-z]+\})/)
      .map((piece, n) => {
        const name = given[piece.slice(1, -1)];
        const at = `${n}`;
        return n % 2 === 1 && name !== undefined ? (
          <bdi key={at}>{typeof name === 'string' ? unbroken(name) : name}</bdi>
        ) : (
          <Fragment key={at}>{piece}</Fragment>
        );
      });
  };
  return { say, sayPlain };
}
