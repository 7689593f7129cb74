import { expect, it } from 'vitest';
import { formsOf, pluralRule } from './plural-rule.ts';

it.each(['en', 'ja', 'uk', 'ar', 'pl', 'lt', 'cs', 'lv', 'sl', 'ru'])(
  'the plural rule of %s chooses what Intl chooses, for every whole number',
  (tag) => {
    const [, count, rule] = /^nplurals=(\d+); plural=(.*);$/.exec(pluralRule(tag))!;
    // The rule is written in C for translators' programs; its operators mean the same in JavaScript. Running the text is
    // the only way to see what such a program will choose; it was made by the function under test, not read from a file.
    const choose = new Function('n', `return Number(${rule})`) as (n: number) => number;
    const forms = formsOf(tag);
    expect(Number(count)).toBe(forms.length);
    const intl = new Intl.PluralRules(tag);
    const numbers = Array.from({ length: 1000 }, (_, n) => n);
    expect(numbers.map((n) => forms[choose(n)])).toEqual(numbers.map((n) => intl.select(n)));
  },
);
