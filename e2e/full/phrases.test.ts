import { expect, it } from 'vitest';
import { loadContent } from '#cli/content/load.ts';
import { wantingPhrases } from '#lib/content/checks/phrases.ts';
import { root } from '#tools/paths.ts';

const { content } = await loadContent(root);

// The check holds the source language to this; the others are complete at a release.
it.each(Object.keys(content.locales))('%s has as many phrases as each answer needs', (tag) => {
  expect(wantingPhrases(content, tag)).toEqual([]);
});
