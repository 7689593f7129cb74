// `sideguide/search` of the npm package: the search of the guide's page, for bots and other programs.

import { ownContentData } from '@sideguide/content-kit/files';
import { createSearch, type FoundAnswers } from './search.ts';

export type { FoundAnswer, FoundAnswers } from './search.ts';

/** Whose phone a question is about, with the values of the guide's addresses; what is absent is unknown. */
export interface Phone {
  readonly skin?: string;
  readonly os?: string;
  readonly rom?: string;
}

/** The search of a guide. */
export interface Search {
  /** Tags of the languages in which it can be asked. */
  readonly languages: readonly string[];
  /**
   * Finds answers to a question in somebody's own words. Synchronous; the first question in a language takes a moment.
   * Throws RangeError for a language that there is not.
   */
  readonly ask: (words: string, language: string, phone?: Phone) => FoundAnswers;
}

/** Opens the search over the package's content. It needs no network and keeps nothing of what is asked. */
export async function openSearch(): Promise<Search> {
  const content = await ownContentData();
  const ask = createSearch(content);
  const languages = Object.keys(content.locales);
  return {
    languages,
    ask: (words, language, phone = {}) => {
      if (!languages.includes(language)) throw new RangeError(`There is no language “${language}”.`);
      return ask(words, language, phone);
    },
  };
}
