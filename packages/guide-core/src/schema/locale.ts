import { scripts } from '../model/values.ts';
import * as s from './shape.ts';

/** `card.ts` of a language. */
export const localeCard = s.record('A language of the guide.', {
  tag: s.matching(
    'Its tag, which is also the name of its folder.',
    /^[a-z]{2,3}$/,
    'the first segment of a language code',
  ),
  name: s.text('Its name in itself.'),
  dir: s.oneOf('Where its lines begin.', ['ltr', 'rtl']),
  quotes: s.pair('Its quotation marks.', s.text('Opening, then closing.')),
  script: s.oneOf('Its group of type settings.', scripts),
  status: s.valueOrAbsent('A language in the making: listed in the menu, and nobody is led to it.', 'draft'),
  inProgress: s.optional(s.text('“In progress” in this language; the menu shows it after the name of a draft.')),
  fallback: s.flag('The one language for readers of all others.'),
});
/** The part of a locale that is in the first load. */
export interface LocaleCard extends s.Infer<typeof localeCard> {
  /** True if numbers are written with digits other than 0 to 9. Computed by the build so that phones do not have to. */
  readonly hasOwnDigits?: true;
  /** True if screens show sentences in the source language. Computed by the build. */
  readonly partial?: true;
}

const form = s.optional(s.text('The text for such numbers; {n} is the number.'));
const plural = s.record('A text by plural form, as in CLDR.', {
  zero: form,
  one: form,
  two: form,
  few: form,
  many: form,
  other: s.text('The text for all other numbers; {n} is the number.'),
});
export type Plural = s.Infer<typeof plural>;
/** A text, or its plural forms. */
export const sentence = s.anyOf('A sentence.', [s.text('A text.'), plural], 'a text, or one for each plural form');
export type Text = s.Infer<typeof sentence>;

const guarded = (description: string) => s.optional(s.pattern(description, 'iu'));
/** `safety.json` of a language: patterns for what no sentence of the guide may say. A new language lacks some. */
export const safetyWords = s.record('What no sentence may say. Used by the content check only, not by the screens.', {
  guard: guarded('Names of the guards: Play Protect, the maker’s protection, a scan, system optimisation.'),
  off: guarded('Switching off, pausing, removing.'),
  negated: guarded('The same in negated form, as something not to do.'),
  password: guarded('A password.'),
  here: guarded('This guide or page, as a place to type into.'),
});
export type SafetyWords = Required<s.Infer<typeof safetyWords>>;

const patterns = (description: string) => s.optional(s.list(description, s.text('A pattern.')));
/** A term of `glossary.json`. In a pattern, a trailing `*` allows the word to continue. */
export const term = s.record('A term and the word for it in one language.', {
  use: s.text('The word in its dictionary form.'),
  forms: patterns('Patterns that recognise the word in a sentence, where it is inflected.'),
  not: patterns('Patterns of other words for the same thing, which no sentence may hold.'),
  allow: patterns('Phrases in which such a word means something else.'),
  means: s.optional(s.text('What the term means, in the source language.')),
});
/**
 * A term and the word for it in one language. Patterns match from the beginning of a word; a trailing `*` allows the
 * word to continue (`app*` matches “apps”). In scripts without spaces they match anywhere.
 */
export type Term = s.Infer<typeof term>;
/** The words of one language by term; every language has the same terms. */
export type Glossary = Readonly<Record<string, Term>>;

/** `badge.json` of a language. */
export const badgeWords = s.record('Words for operators’ own pages and print.', {
  above: s.optional(s.text('The small line of the badge.')),
  alt: s.optional(s.text('The text alternative of the badge.')),
  button: s.optional(s.text('The words of the button.')),
  scan: s.optional(s.text('What to do with the QR code of the poster.')),
  type: s.optional(s.text('What to do without a camera.')),
});
export type BadgeWords = s.Infer<typeof badgeWords>;

/** `phrases.json` of a language. */
export const phrases = s.map(
  'What people type, by the id of a message or step, gate:ID, or card:ID for a part of the service screen.',
  s.list('What they type.', s.text('A phrase.')),
);
/** What people type, by entry: the id of a message or step, `gate:<id>`, or `card:<id>`. */
export type Phrases = s.Infer<typeof phrases>;
