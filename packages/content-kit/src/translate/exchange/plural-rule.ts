/** CLDR's categories in CLDR's order: the order of the plural forms in every exported file. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Returns the plural forms of a language, in CLDR's order; the last one is `other`. */
export const formsOf = (tag: string): string[] => {
  const used: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return order.filter((form) => used.includes(form));
};

const any = (name: string, values: readonly number[]) => values.map((value) => `${name}==${value}`).join(' || ');

/** Returns a C condition for exactly these numbers below 1000: by value, or by the last one or two digits. */
function condition(fits: readonly boolean[]): string {
  const few = fits.flatMap((fit, n) => (fit ? [n] : []));
  if (few.length <= 20 && few.every((n) => n < 100)) return any('n', few);
  const lastTwo = (n: number) => fits[n + 100]!;
  const hundred = Array.from({ length: 100 }, (_, n) => n);
  const digits = hundred.slice(0, 10).filter((d) => hundred.filter((n) => n % 10 === d && lastTwo(n)).length > 5);
  const not = hundred.filter((n) => digits.includes(n % 10) && !lastTwo(n));
  const also = hundred.filter((n) => !digits.includes(n % 10) && lastTwo(n));
  const regular = `(${any('n%10', digits)})${not.length ? ` && !(${any('n%100', not)})` : ''}`;
  return [...(digits.length ? [`(${regular})`] : []), ...(also.length ? [any('n%100', also)] : [])].join(' || ');
}

/** Returns a language's plural rule in gettext syntax, from `Intl.PluralRules`: the form's index for an integer `n`. */
export function pluralRule(tag: string): string {
  const rule = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 1000 }, (_, n) => rule.select(n) as string);
  const forms = formsOf(tag);
  const used = forms.filter((form) => numbers.includes(form));
  // If whole numbers never take the last form, the one before needs no condition.
  const plural = used
    .slice(0, -1)
    .reduceRight(
      (rest, form) => `${condition(numbers.map((one) => one === form))} ? ${forms.indexOf(form)} : ${rest}`,
      String(forms.indexOf(used.at(-1)!)),
    );
  return `nplurals=${forms.length}; plural=${used.length > 1 ? `(${plural})` : plural};`;
}
