import { root } from '@sideguide/cli-kit';
import { findPhraseShortages, publishedTags, sourceTag } from '@sideguide/content-kit';
import { missingForRelease } from '@sideguide/content-kit/translate';
import { describe, expect, it } from 'vitest';
import { content } from '../support/expected.ts';

// A rule for releases only: before one, sentences that a language lacks are shown in the source language and marked as
// such, and `npm run words -- todo` lists them. A draft may lack anything.

const tags = publishedTags(content).filter((tag) => tag !== sourceTag(content));

describe('every published language is complete', () => {
  it.each(tags)('%s', (tag) => {
    expect(missingForRelease(root, content, tag)).toEqual([]);
  });

  // `npm run check` requires this of the source language only.
  it.each(publishedTags(content))('%s has enough phrases for each answer', (tag) => {
    expect(findPhraseShortages(content, tag)).toEqual([]);
  });

  it('there are twelve with the source language', () => {
    expect(tags.length + 1).toBe(12);
  });
});
