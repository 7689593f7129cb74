import { root } from '@sideguide/cli-kit';
import { publishedTags, wantingPhrases } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { expect, it } from 'vitest';

const { content } = await loadContent(root);

// `npm run check` requires this of the source language only; the others must be complete at a release.
it.each(publishedTags(content))('%s has enough phrases for each answer', (tag) => {
  expect(wantingPhrases(content, tag)).toEqual([]);
});
