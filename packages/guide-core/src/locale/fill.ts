// In the first load.
import type { Text } from '../model/locale.ts';

export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(locale: string, n: number): Intl.LDMLPluralRule {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(n);
}

/** A language by its tag, or by its card, which may know how it writes digits. */
type Tongue = string | { readonly tag: string; readonly plainDigits?: true };

/** The first number that a browser formats costs a slow phone some 40 ms: small ones need no formatter in most languages. */
const spell = (tongue: Tongue, n: number): string =>
  typeof tongue === 'object' && tongue.plainDigits && Number.isInteger(n) && n >= 0 && n < 1000
    ? String(n)
    : new Intl.NumberFormat(tagOf(tongue)).format(n);

const tagOf = (tongue: Tongue): string => (typeof tongue === 'object' ? tongue.tag : tongue);

/**
 * Puts values into the slots of a text and picks its plural form by `n`. Numbers are written as the
 * language writes them. A slot without a value stays as it is, so that a mistake is seen.
 * Slots are lower-case names in braces, `{app}`; `{label:…}` is no slot and stays.
 */
export function fill(tongue: Tongue, text: Text, values: Values = {}): string {
  const chosen = typeof text === 'string' ? text : (text[pluralForm(tagOf(tongue), Number(values.n))] ?? text.other);
  return chosen.replace(/\{([a-z]+)\}/g, (slot, name: string) => {
    const value = Object.keys(values).includes(name) ? values[name] : undefined;
    if (value === undefined) return slot;
    return typeof value === 'number' ? spell(tongue, value) : value;
  });
}
