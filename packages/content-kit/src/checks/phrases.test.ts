import { describe, expect, it } from 'vitest';
import { type Content, sourceTag } from '../content.ts';
import { sampleContent } from '../sample.fixture.ts';
import { checkPhrases, findPhraseShortages } from './phrases.ts';

const sample = sampleContent();
const source = sourceTag(sample);
const enough = Object.fromEntries(
  findPhraseShortages(sample, source).map(({ id, needs }) => [
    id,
    Array.from({ length: needs }, (_, n) => `${id.replace(/\W/g, ' ')} number ${n}`),
  ]),
);
const withPhrases = (phrases: Readonly<Record<string, readonly string[]>>, more: Partial<Content> = {}): Content => ({
  ...sample,
  ...more,
  locales: { ...sample.locales, [source]: { ...sample.locales[source]!, phrases } },
});
function found(content: Content): string[] {
  const reasons: string[] = [];
  checkPhrases(content, (file, field, reason) => reasons.push(`${file} ${field}: ${reason}`));
  return reasons;
}

describe('phrases', () => {
  it('of the source language are as many as each answer needs', () => {
    expect(found(withPhrases(enough))).toEqual([]);
    const [id] = Object.keys(enough);
    const { [id!]: _gone, ...rest } = enough;
    expect(found(withPhrases(rest))).toEqual([expect.stringContaining(`${id}: no phrases`)]);
    expect(found(withPhrases({ ...enough, [id!]: enough[id!]!.slice(1) }))).toEqual([
      expect.stringContaining(`${id}: only ${enough[id!]!.length - 1} phrases`),
    ]);
    expect(found(withPhrases(enough, { askedOften: { [id!]: 9 } }))).toHaveLength(1);
  });

  it.each([
    ['one two three four five six seven', 'more than 6 words'],
    ['这是一个非常长非常长的句子啊', 'more than 12 letters'],
    ['x', 'not even two letters'],
    ['tap {label:settings}', 'a mark stands in it'],
    ['check a file!', 'its title or a label'],
  ])('may not be “%s”', (phrase, reason) => {
    const content = withPhrases({ ...enough, 'card:check': [...enough['card:check']!, phrase] });
    const title = content.locales[source]!;
    const named = {
      ...content,
      locales: { ...content.locales, [source]: { ...title, ui: { ...title.ui, 'check-title': 'Check a file' } } },
    };
    expect(found(named)).toEqual([expect.stringContaining(reason)]);
  });

  it('stand once, at an answer that there is; names of phones are no answer', () => {
    const [id] = Object.keys(enough);
    expect(found(withPhrases({ ...enough, nothing: ['some words'] }))).toEqual([
      expect.stringContaining('nothing: nothing has this id'),
    ]);
    expect(found(withPhrases({ ...enough, [id!]: [...enough[id!]!, enough[id!]![0]!] }))).toEqual([
      expect.stringContaining('twice'),
    ]);
    expect(found(withPhrases({ ...enough, 'phone-names': ['Brand'] }))).toEqual([]);
  });
});
