import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { glossaryFindings, pieceFinder, plainText } from '../src/checks/glossary.ts';
import { sourceTag } from '../src/content.ts';
import { publishedTags } from '../src/stand-ins.ts';
import { glossaryPage, glossaryPagePath } from '../src/translate/glossary-page.ts';
import { sentencesOf } from '../src/translate/sentences.ts';
import { content } from './content.ts';

/** Terms for which every language of the guide has a word. */
const termsNeeded = 40;

/**
 * Minimum share of the sentences with a term in the source whose translation contains its word; others use a pronoun or
 * omit it.
 */
const shareNeeded = 0.8;

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
    const pairs = sentencesOf(root, content, tag)
      .filter(({ file }) => file.name !== 'glosses')
      .flatMap(({ source: one, text }): [string, string][] =>
        typeof one === 'string' && typeof text === 'string' ? [[plainText(one), plainText(text)]] : [],
      );
    let [said, all] = [0, 0];
    const unused = Object.entries(content.locales[source]!.glossary!).filter(([id, term]) => {
      const finder = (forms: readonly string[] | undefined, use: string, script: typeof card.script) =>
        pieceFinder(forms ?? [use], script);
      const asked = finder(term.forms, term.use, content.locales[source]!.card.script);
      const has = finder(glossary[id]?.forms, glossary[id]?.use ?? '', card.script);
      const withTerm = pairs.filter(([one]) => asked.test(one));
      const kept = withTerm.filter(([, text]) => has.test(text));
      said += kept.length;
      all += withTerm.length;
      return kept.length === 0;
    });
    expect(unused.map(([id]) => id)).toEqual([]);
    expect(said / all).toBeGreaterThan(shareNeeded);
  });

  it('are the only ones: another word for one of them is found, with file, key and remedy', () => {
    const locale = content.locales[tag]!;
    const terms = Object.entries(glossary);
    const bare = { check: {}, rescue: {}, steps: {}, messages: {}, namespaces: {}, skins: {} };
    // Each text consists of another word for one term.
    const wrongWords = terms.map(([id, { not }]) => [id, not![0]!.replace(/\*$/, '')] as const);
    const changed = { ...locale, ...bare, ui: Object.fromEntries(wrongWords) };
    const model = { ...content.locales[source]!, ...bare, ui: {} };
    const findings = glossaryFindings({ ...content, skins: {}, locales: { [source]: model, [tag]: changed } });
    expect(findings).toEqual(
      expect.arrayContaining(
        wrongWords.map(([id, wrong]) => ({
          file: `content/locales/${tag}/ui.json`,
          field: id,
          reason: `“${wrong}” is another word for “${glossary[id]!.use}” (${id})`,
          remedy: expect.stringContaining(`Write “${glossary[id]!.use}”`),
        })),
      ),
    );
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

it(`${glossaryPagePath} says what the data says`, () => {
  expect(readFileSync(`${root}${glossaryPagePath}`, 'utf8'), 'run `npm run words -- book`').toBe(
    glossaryPage(root, content),
  );
});
