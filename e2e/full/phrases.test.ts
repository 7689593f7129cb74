import { root } from '@sideguide/cli-kit';
import { publishedTags, wantingPhrases } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { expect, it } from 'vitest';

const { content } = await loadContent(root);

// The check holds the source language to this; the others are complete at a release.
it.each(publishedTags(content))('%s has as many phrases as each answer needs', (tag) => {
  expect(wantingPhrases(content, tag)).toEqual([]);
});
