/**
 * A term and the word for it in one language. Patterns match from the beginning of a word; a trailing `*` allows the
 * word to continue (`app*` matches “apps”). In scripts without spaces they match anywhere.
 */
export interface Term {
  /** The word in its dictionary form. */
  readonly use: string;
  /** Patterns that recognise the word in a sentence, if it is inflected. */
  readonly forms?: readonly string[];
  /** Patterns of other words for the same thing, which no sentence may contain. */
  readonly not?: readonly string[];
  /** Phrases in which such a word means something else. */
  readonly allow?: readonly string[];
  /** Definition of the term, in the source language. */
  readonly means?: string;
}

/** The words of one language by term; every language has the same terms. */
export type Glossary = Readonly<Record<string, Term>>;
