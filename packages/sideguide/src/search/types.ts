// The types of `sideguide/search`. The package has this file as its declarations, so it imports nothing.

/** Whose phone a question is about, with the values of the guide's addresses; what is absent is unknown. */
export interface Phone {
  readonly skin?: string;
  readonly os?: string;
  readonly rom?: string;
}

/** An answer to a question in somebody's own words. */
export interface FoundAnswer {
  /** A message or step by its id, one of Google's checks as `gate:ID`, the file check as `card:check`. */
  readonly id: string;
  readonly title: string;
  /** Addresses below the guide's own, e.g. `/miui/service#stops-in-background`. */
  readonly addresses: readonly string[];
}

/** The answers to a question, the best first. */
export interface FoundAnswers {
  /** Whether the first answer is clearly the right one; otherwise show several. */
  readonly sure: boolean;
  /** Present if the guide has no answer: the answers are only near. */
  readonly none?: true;
  readonly answers: readonly FoundAnswer[];
}

/** The search of a guide. */
export interface Search {
  /** Tags of the languages in which it can be asked. */
  readonly languages: readonly string[];
  /**
   * Finds answers to a question in somebody's own words. Synchronous; the first question in a language takes a moment.
   * Throws RangeError for a language or a skin that there is not.
   */
  readonly ask: (words: string, language: string, phone?: Phone) => FoundAnswers;
}

/**
 * Opens the search of the guide in this folder, with the operator's steps and languages; without a folder, that of the
 * package. It needs no network and keeps nothing of what is asked. Throws if the folder has no guide, or one with
 * mistakes.
 */
export type OpenSearch = (folder?: string) => Promise<Search>;
