export const scripts = ['latin', 'han', 'kana', 'tamil', 'thai', 'arabic'] as const;

/** The little that the first load knows of a language. */
export interface LocaleCard {
  /** First segment of the browser's language: `en`, `ur`, … */
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Opening and closing quotation marks around a phone's words in headings. */
  readonly quotes: readonly [string, string];
  /** Group of type settings (`apps/guide/src/app/type.css`): how tall and how wide the script runs. */
  readonly script: (typeof scripts)[number];
  /** True where numbers are written with the digits 0 to 9: found out by the build, so that no phone has to. */
  readonly plainDigits?: true;
  /** In the menu as in progress: readers choose it there, or by its address, and are never led to it. */
  readonly status?: 'draft';
  /** How a draft says “in progress”: stands behind its name in the menu. */
  readonly inProgress?: string;
  /** True where sentences of the source language stand on the screens: found out by the build. */
  readonly partial?: true;
  /** True for the one language that stands in where nothing else fits. */
  readonly fallback?: true;
}

/**
 * How a language says what no sentence of the guide may say: regular expressions (source, case-insensitive). The check
 * reads them; no screen does.
 */
export interface SafetyWords {
  /** Names of the guards: Play Protect, the maker's protection, a scan, system optimisation. */
  readonly guard: string;
  /** Switching off, pausing, removing. */
  readonly off: string;
  /** The same as something not to do. */
  readonly negated: string;
  readonly password: string;
  /** This guide or page, as a place to type into. */
  readonly here: string;
}

/** A text, or its plural forms by CLDR category (`one`, `few`, …); `{n}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
export type Text = string | Plural;
