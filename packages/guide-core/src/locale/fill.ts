import type { Text } from '../schema/locale.ts';

export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(locale: string, n: number): Intl.LDMLPluralRule {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(n);
}

/** A language by its tag, or by its card, which may say how it writes digits. */
type NumberLocale = string | { readonly tag: string; readonly plainDigits?: true };

/** Formats a number. Small integers mostly need no `Intl.NumberFormat`, whose first use takes a slow phone 40 ms. */
const formatNumber = (locale: NumberLocale, n: number): string =>
  typeof locale === 'object' && locale.plainDigits && Number.isInteger(n) && n >= 0 && n < 1000
    ? String(n)
    : new Intl.NumberFormat(tagOf(locale)).format(n);

const tagOf = (locale: NumberLocale): string => (typeof locale === 'object' ? locale.tag : locale);

/**
 * Fills the slots of a text and picks its plural form by `n`. Numbers are formatted for the language. A slot without a
 * value is left as it is so that mistakes are visible. Slots are lower-case names in braces, `{app}`; `{label:…}` is
 * not a slot and is left unchanged. In Chinese, a name in Latin letters gets a space on each side that meets a Han letter.
 */
export function fill(locale: NumberLocale, text: Text, values: Values = {}): string {
  const template = typeof text === 'string' ? text : (text[pluralForm(tagOf(locale), Number(values.n))] ?? text.other);
  return template.replace(/\{([a-z]+)\}/g, (slot, name: string, at: number) => {
    const value = Object.keys(values).includes(name) ? values[name] : undefined;
    if (value === undefined) return slot;
    if (typeof value === 'number') return formatNumber(locale, value);
    return tagOf(locale) === 'zh' ? spaced(template[at - 1], value, template[at + slot.length]) : value;
  });
}

const isHan = (letter: string | undefined): boolean => letter !== undefined && /[\u4e00-\u9fff]/.test(letter);

/** A value with a space where a Latin letter of it meets a Han letter of the text; direction marks do not count. */
const spaced = (before: string | undefined, value: string, after: string | undefined): string =>
  (isHan(before) && /^[\u2066-\u2069]?[a-z]/i.test(value) ? ' ' : '') +
  value +
  (isHan(after) && /[a-z][\u2066-\u2069]?$/i.test(value) ? ' ' : '');
