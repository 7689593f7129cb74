// `sideguide/search` of the npm package: the search of the guide's page, for bots and other programs.

import type { Content } from '@sideguide/content-kit';
import { ownContentData } from '@sideguide/content-kit/files';
import { readGuide, requireNoFindings } from '../operator/guide.ts';
import { createSearch } from './search.ts';
import type { OpenSearch } from './types.ts';

/** Returns the content of an operator's folder, or the package's own. */
async function contentOf(folder: string | undefined): Promise<Content> {
  if (folder === undefined) return ownContentData();
  const guide = await readGuide(folder);
  requireNoFindings(guide.folder.findings);
  return guide.folder.content;
}

export const openSearch: OpenSearch = async (folder) => {
  const content = await contentOf(folder);
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
