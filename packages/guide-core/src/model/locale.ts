export const scripts = ['latin', 'han', 'kana', 'tamil', 'thai', 'arabic'] as const;

/** The part of a locale that is in the first load. */
export interface LocaleCard {
  /** Primary subtag of the browser's language: `en`, `ur`, … */
  readonly tag: string;
  /** The language's name in that language. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Opening and closing quotation marks around the phone's words in headings. */
  readonly quotes: readonly [string, string];
  /** Group of type settings (`apps/guide/src/app/type.css`): how tall and wide the script is. */
  readonly script: (typeof scripts)[number];
  /** True if numbers are written with the digits 0 to 9. Computed by the build so that phones do not have to. */
  readonly plainDigits?: true;
  /**
   * A draft is listed in the menu as in progress. Readers can choose it there or by address, but are never led to it.
   */
  readonly status?: 'draft';
  /** “In progress” in this language, shown after a draft's name in the menu. */
  readonly inProgress?: string;
  /** True if screens show sentences in the source language. Computed by the build. */
  readonly partial?: true;
  /** True for the one language used when no other matches. */
  readonly fallback?: true;
}

/**
 * Patterns for statements that no sentence of the guide may make in this language: regular expressions (source,
 * case-insensitive). Used by the content check only, not by the screens.
 */
export interface SafetyWords {
  /** Names of the guards: Play Protect, the maker's protection, a scan, system optimisation. */
  readonly guard: string;
  /** Switching off, pausing, removing. */
  readonly off: string;
  /** The same in negated form, as something not to do. */
  readonly negated: string;
  readonly password: string;
  /** This guide or page, as a place to type into. */
  readonly here: string;
}

/** A text, or its plural forms by CLDR category (`one`, `few`, …); `{n}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
export type Text = string | Plural;
