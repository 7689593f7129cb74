/**
 * One thing and the word we have for it in a language. Pieces are looked for at the beginning of a word; a piece ends with
 * `*` where the word may go on (`app*` finds “apps”). In scripts without spaces they are found anywhere.
 */
export interface Term {
  /** The word, as a dictionary has it. */
  readonly use: string;
  /** Pieces by which it is known in a sentence, where it changes its form. */
  readonly forms?: readonly string[];
  /** Pieces of other words for the same thing: they stand in no sentence. */
  readonly not?: readonly string[];
  /** Phrases in which such a word means something else. */
  readonly allow?: readonly string[];
  /** What the thing is; in the source language. */
  readonly means?: string;
}

/** The words of one language by term; every language has the same terms. */
export type Glossary = Readonly<Record<string, Term>>;
