// In the first load.
import type { Text } from '#lib/model/locale.ts';

export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(locale: string, n: number): Intl.LDMLPluralRule {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(n);
}

/**
 * Puts values into the slots of a text and picks its plural form by `n`. Numbers are written as the
 * language writes them. A slot without a value stays as it is, so that a mistake is seen.
 * Slots are lower-case names in braces, `{app}`; `{label:…}` is no slot and stays.
 */
export function fill(locale: string, text: Text, values: Values = {}): string {
  const chosen = typeof text === 'string' ? text : (text[pluralForm(locale, Number(values.n))] ?? text.other);
  return chosen.replace(/\{([a-z]+)\}/g, (slot, name: string) => {
    const value = Object.keys(values).includes(name) ? values[name] : undefined;
    if (value === undefined) return slot;
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  });
}
