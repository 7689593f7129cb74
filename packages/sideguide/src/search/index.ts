// `sideguide/search` of the npm package: the search of the guide's page, for bots and other programs.

import { ownContentData } from '@sideguide/content-kit/files';
import { createSearch } from './search.ts';
import type { OpenSearch } from './types.ts';

export const openSearch: OpenSearch = async () => {
  const content = await ownContentData();
  const ask = createSearch(content);
  const languages = Object.keys(content.locales);
  return {
    languages,
    ask: (words, language, phone = {}) => {
      if (!languages.includes(language)) throw new RangeError(`There is no language “${language}”.`);
      const { skin } = phone;
      if (skin !== undefined && !Object.hasOwn(content.skins, skin))
        throw new RangeError(`There is no skin “${skin}”. Use one of: ${Object.keys(content.skins).join(', ')}.`);
      return ask(words, language, phone);
    },
  };
};
