import { entryNames } from '@sideguide/guide-core/answers';
import { isWordList } from '@sideguide/guide-core/model';
import { foldText, spaceless } from '@sideguide/guide-core/words';
import { answerIds, compileAnswers } from '../compile/answers.ts';
import { type Content, type ReportFinding, sourceTag } from '../content.ts';
import { messagesOf } from '../messages-of.ts';

/** Maximum words of a phrase; in scripts without spaces letters, where a foreign word is one and marks do not count. */
const maxLengths = { words: 6, letters: 12, spelled: 18 } as const;
/** Scripts without spaces that spell words letter by letter and need more letters. */
const spells = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Number of phrases that an entry of each kind needs in each language; some entries specify their own number. */
const needed = { message: 4, service: 3, gate: 3, card: 3 } as const;

/** An entry with too few phrases in a language. */
export interface PhraseShortage {
  readonly id: string;
  readonly has: number;
  readonly needs: number;
}

/** Returns the entries with too few phrases in a language: shared ones, and those of published skins. */
export function findPhraseShortages(content: Content, tag: string): PhraseShortage[] {
  const given = content.locales[tag]?.phrases ?? {};
  const isPublished = (skin: string | undefined) => !skin || content.skins[skin]!.card.status === 'published';
  const drafts = new Set(messagesOf(content).flatMap(({ message, skin }) => (isPublished(skin) ? [] : [message.id])));
  return [...answerIds(content)].flatMap(([id, { kind, parts }]) => {
    const isInService = Object.entries(parts ?? {}).some(([skin, part]) => part === 'service' && isPublished(skin));
    if (drafts.has(id) || (kind === 'step' && !isInService)) return [];
    const needs = content.askedOften?.[id] ?? needed[kind === 'step' ? 'service' : kind];
    const has = given[id]?.length ?? 0;
    return has < needs ? [{ id, has, needs }] : [];
  });
}

const bare = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function lengthProblem(phrase: string): string | undefined {
  const isSpaceless = spaceless.test(phrase);
  spaceless.lastIndex = 0;
  if (bare(phrase).replace(/ /g, '').length < 2) return 'it has not even two letters';
  if (!isSpaceless)
    return phrase.split(/\s+/).length > maxLengths.words ? `it has more than ${maxLengths.words} words` : undefined;
  const letters = [...phrase.replace(/[A-Za-z\d_.'’-]+/g, 'x').replace(/[\s\p{M}]+/gu, '')];
  const maxLength = spells.test(phrase) ? maxLengths.spelled : maxLengths.letters;
  return letters.length > maxLength ? `it has more than ${maxLength} letters` : undefined;
}

/** Checks that phrases are short, add to what the entry says itself, and belong to an existing entry. */
export function checkPhrases(content: Content, report: ReportFinding): void {
  const ids = answerIds(content);
  const source = sourceTag(content);
  const files = [
    ...Object.entries(content.locales).map(
      ([tag, { phrases = {} }]) => [`content/locales/${tag}/phrases.json`, tag, phrases] as const,
    ),
    ['content/russian-phrases.json', source, content.russianPhrases ?? {}] as const,
  ];
  for (const [file, tag, phrases] of files) {
    if (Object.keys(phrases).length === 0) continue;
    const { entries } = compileAnswers(content, tag);
    const names = new Map(entries.map((answer) => [answer.id, new Set(entryNames(answer).map(bare))]));
    // An operator's step must not stand before an answer of the guide, which may be to stop.
    const taken = new Map(
      content.ownSteps
        ? entries
            .filter(({ id }) => !content.ownSteps!.includes(id))
            .flatMap((answer) => [...entryNames(answer), ...(answer.said ?? [])].map((text) => [bare(text), answer.id]))
        : [],
    );
    for (const [id, said] of Object.entries(phrases)) {
      if (isWordList(id) && (!id.includes(':') || content.skins[id.split(':')[1]!])) continue;
      if (!ids.has(id)) {
        report(file, id, 'nothing has this id', 'Use the id of a message or step, `gate:ID`, or `card:ID`.');
        continue;
      }
      for (const [at, phrase] of said.entries()) {
        const field = `${id}[${at}]`;
        const problem = lengthProblem(phrase);
        if (problem) report(file, field, `“${phrase}”: ${problem}`, 'Write it as people type it into a search.');
        if (/[{}]/.test(phrase))
          report(file, field, 'a mark stands in it', 'Write plain words; labels are found anyway.');
        if (names.get(id)!.has(bare(phrase)))
          report(file, field, `“${phrase}” is its title or a label`, 'Remove it: it is found by that anyway.');
        const other = content.ownSteps?.includes(id) ? taken.get(bare(phrase)) : undefined;
        if (other) report(file, field, `“${phrase}” leads to the guide’s “${other}”`, 'Take words of your step alone.');
        if (said.indexOf(phrase) < at) report(file, field, `“${phrase}” stands there twice`, 'Remove one.');
      }
    }
  }
  // A guide without any phrases is searched by its own words only.
  if (!Object.keys(content.locales[source]?.phrases ?? {}).length) return;
  for (const { id, has, needs } of findPhraseShortages(content, source))
    report(
      `content/locales/${source}/phrases.json`,
      id,
      `${has ? `only ${has}` : 'no'} phrases say what people call it`,
      `Write ${needs} or more, as people type them into a search (docs/recipes/phrases.md).`,
    );
}
