import { root } from '@sideguide/cli-kit';
import { sourceTag } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { describe, expect, it } from 'vitest';

// A rule of releases: on the way there, what a language lacks is shown in the source language with a notice, and
// `npm run words -- todo` names it.

const { content } = await loadContent(root);
const source = content.locales[sourceTag(content)]!;
const published = Object.entries(content.skins).filter(([, { card }]) => card.status === 'published');

describe.each(Object.entries(content.locales).filter(([tag]) => tag !== sourceTag(content)))('%s', (_tag, locale) => {
  const lacks = (words: object, given: object | undefined) =>
    Object.keys(words).filter((id) => !Object.keys(given ?? {}).includes(id));

  it('has every shared step, message and gate', () => {
    expect(lacks(source.steps, locale.steps)).toEqual([]);
    expect(lacks(source.messages, locale.messages)).toEqual([]);
    expect(lacks(source.gates, locale.gates)).toEqual([]);
  });

  it.each(published)('has every step and message of %s', (id, { words }) => {
    expect(lacks(words.steps, locale.skins[id]?.steps)).toEqual([]);
    expect(lacks(words.messages ?? {}, locale.skins[id]?.messages)).toEqual([]);
  });
});
