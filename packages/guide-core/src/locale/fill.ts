import type { Text } from '../schema/locale.ts';

export type Values = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

/** Returns the plural form of a number; the general one in a browser that has no rules, as with some privacy tools. */
function pluralForm(locale: string, n: number): Intl.LDMLPluralRule {
  try {
    const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
    rules.set(locale, rule);
    return rule.select(n);
  } catch {
    return 'other';
  }
}

/** Formats a number as the language writes it, or plainly if the browser refuses. */
export function numberIn(tag: string, n: number, options: Intl.NumberFormatOptions = {}): string {
  try {
    return new Intl.NumberFormat(tag, options).format(n);
  } catch {
    return options.style === 'percent' ? `${Math.round(n * 100)}%` : String(n);
  }
}

/** A language by its tag, or by its card, which may say how it writes digits. */
type NumberLocale = string | { readonly tag: string; readonly hasOwnDigits?: true };

/** Formats a number. Small integers mostly need no `Intl.NumberFormat`, whose first use takes a slow phone 40 ms. */
const formatNumber = (locale: NumberLocale, n: number): string =>
  typeof locale === 'object' && !locale.hasOwnDigits && Number.isInteger(n) && n >= 0 && n < 1000
    ? String(n)
    : numberIn(tagOf(locale), n);

const tagOf = (locale: NumberLocale): string => (typeof locale === 'object' ? locale.tag : locale);

const slots = /\{([a-z]+)\}/g;

/**
 * Fills the slots of a text and picks its plural form by `n`. Numbers are formatted for the language. A slot without a
 * value is left as it is so that mistakes are visible. Slots are lower-case names in braces, `{app}`; `{label:…}` is
 * not a slot and is left unchanged. Names are spaced as `spaceNames` does.
 */
export function fill(locale: NumberLocale, text: Text, values: Values = {}): string {
  const template = typeof text === 'string' ? text : (text[pluralForm(tagOf(locale), Number(values.n))] ?? text.other);
  return spaceNames(tagOf(locale), template, values).replace(slots, (slot, name: string) => {
    const value = Object.keys(values).includes(name) ? values[name] : undefined;
    return typeof value === 'number' ? formatNumber(locale, value) : (value ?? slot);
  });
}

const isHan = (letter: string | undefined): boolean => letter !== undefined && /[\u4e00-\u9fff]/.test(letter);

/**
 * Returns a text, its slots unfilled, in which a name in Latin letters has a space on each side that meets a Han letter;
 * only Chinese sets one. Direction marks around a name do not count.
 */
export const spaceNames = (tag: string, text: string, values: Values): string =>
  tag === 'zh'
    ? text.replace(slots, (slot, name: string, at: number) => {
        const value = values[name];
        if (typeof value !== 'string') return slot;
        const before = isHan(text[at - 1]) && /^[\u2066-\u2069]?[a-z]/i.test(value) ? ' ' : '';
        const after = isHan(text[at + slot.length]) && /[a-z][\u2066-\u2069]?$/i.test(value) ? ' ' : '';
        return before + slot + after;
      })
    : text;
