import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { glossaryFindings, pieceFinder, plainText } from '../src/checks/glossary.ts';
import { sourceTag } from '../src/content.ts';
import { loadContent } from '../src/files/load.ts';
import { publishedTags } from '../src/stand-ins.ts';
import { book, bookPath } from '../src/translate/glossary-page.ts';
import { sentencesOf } from '../src/translate/sentences.ts';

/** Terms for which every language of the guide has a word. */
const termsNeeded = 40;

/**
 * Minimum share of the sentences with a term in the source whose translation contains its word; others use a pronoun or
 * omit it.
 */
const shareNeeded = 0.8;

const { content } = await loadContent(root);
const source = sourceTag(content);
const tags = publishedTags(content);

describe.each(tags)('the words for things in %s', (tag) => {
  const { card, glossary = {} } = content.locales[tag]!;

  it(`are ${termsNeeded}, each with words that are not used for it`, () => {
    expect(Object.keys(glossary).length).toBeGreaterThanOrEqual(termsNeeded);
    expect(Object.entries(glossary).filter(([, { not }]) => !not?.length)).toEqual([]);
  });

  // The source language is the reference, so it is not measured.
  it.runIf(tag !== source)('are those that its sentences have', () => {
    const sentences = sentencesOf(root, content, tag).filter(({ file }) => file.name !== 'glosses');
    let [said, all] = [0, 0];
    const unused = Object.entries(content.locales[source]!.glossary!).filter(([id, term]) => {
      const finder = (forms: readonly string[] | undefined, use: string, script: typeof card.script) =>
        pieceFinder(forms ?? [use], script);
      const asked = finder(term.forms, term.use, content.locales[source]!.card.script);
      const has = finder(glossary[id]?.forms, glossary[id]?.use ?? '', card.script);
      const pairs = sentences.flatMap(({ source: one, text }): [string, string][] =>
        typeof one === 'string' && typeof text === 'string' ? [[plainText(one), plainText(text)]] : [],
      );
      const with_ = pairs.filter(([one]) => asked.test(one));
      const kept = with_.filter(([, text]) => has.test(text));
      said += kept.length;
      all += with_.length;
      return kept.length === 0;
    });
    expect(unused.map(([id]) => id)).toEqual([]);
    expect(said / all).toBeGreaterThan(shareNeeded);
  });

  it('are the only ones: another word for one of them is found, with file, key and remedy', () => {
    const locale = content.locales[tag]!;
    const key = Object.keys(locale.ui)[0]!;
    for (const [id, term] of Object.entries(glossary)) {
      const wrong = term.not![0]!.replace(/\*$/, '');
      const bare = { check: {}, rescue: {}, steps: {}, messages: {}, namespaces: {}, skins: {} };
      const changed = { ...locale, ...bare, ui: { [key]: wrong } };
      const model = { ...content.locales[source]!, ...bare, ui: {} };
      expect(glossaryFindings({ ...content, skins: {}, locales: { [source]: model, [tag]: changed } })).toContainEqual({
        file: `content/locales/${tag}/ui.json`,
        field: key,
        reason: `“${wrong}” is another word for “${term.use}” (${id})`,
        remedy: expect.stringContaining(`Write “${term.use}”`),
      });
    }
  });
});

it('two words for one thing in the glossary itself are found, and a term that a language lacks', () => {
  const tag = tags.find((one) => one !== source)!;
  const locale = content.locales[tag]!;
  const [first, second, third] = Object.keys(locale.glossary!) as [string, string, string];
  const { [third]: _lost, ...rest } = locale.glossary!;
  const glossary = { ...rest, [first]: { use: rest[first]!.use, not: [rest[second]!.use] } };
  const only = { [source]: content.locales[source]!, [tag]: { ...locale, glossary } };
  const fields = glossaryFindings({ ...content, locales: only })
    .filter(({ file }) => file.endsWith('glossary.json'))
    .map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining([first, third]));
});

it('every sentence of the guide keeps to the glossary', () => {
  expect(glossaryFindings(content)).toEqual([]);
});

it('npm run check has this one too', () => {
  expect(readFileSync(`${root}tools/check.ts`, 'utf8')).toContain('glossaryFindings(content)');
});

it(`${bookPath} says what the data says`, () => {
  expect(readFileSync(`${root}${bookPath}`, 'utf8'), 'run `npm run words -- book`').toBe(book(root, content));
});
