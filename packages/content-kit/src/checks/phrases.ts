import { buildAnswersAtOnce, entryNames, minShown } from '@sideguide/guide-core/answers';
import { phoneNames } from '@sideguide/guide-core/model';
import { foldText, spaceless } from '@sideguide/guide-core/words';
import { answerIds, compileAnswers } from '../compile-answers.ts';
import { type Content, type ReportFinding, sourceTag } from '../content.ts';
import { messagesOf } from '../messages-of.ts';

/**
 * Longest phrase, in words; where a script has no spaces, in letters, a word of another script
 * counted as one, marks above and below not at all.
 */
const longest = { words: 6, letters: 12, spelled: 18 } as const;
/** Scripts without spaces that spell words, letter by letter, and need more of them. */
const spells = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Phrases that an entry needs in each language, by what it is; what is asked often names its own number. */
const needed = { message: 4, service: 3, gate: 3, card: 3 } as const;

/** An entry that lacks phrases in a language. */
export interface Wanting {
  readonly id: string;
  readonly has: number;
  readonly needs: number;
}

/** Entries that lack phrases in a language: of every phone, and of the skins that are published. */
export function wantingPhrases(content: Content, tag: string): Wanting[] {
  const given = content.locales[tag]?.phrases ?? {};
  const published = (skin: string | undefined) => !skin || content.skins[skin]!.card.status === 'published';
  const drafts = new Set(messagesOf(content).flatMap(({ message, skin }) => (published(skin) ? [] : [message.id])));
  return [...answerIds(content)].flatMap(([id, { kind, parts }]) => {
    const inService = Object.entries(parts ?? {}).some(([skin, part]) => part === 'service' && published(skin));
    if (drafts.has(id) || (kind === 'step' && !inService)) return [];
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
    return phrase.split(/\s+/).length > longest.words ? `it has more than ${longest.words} words` : undefined;
  const letters = [...phrase.replace(/[A-Za-z\d_.'’-]+/g, 'x').replace(/[\s\p{M}]+/gu, '')];
  const most = spells.test(phrase) ? longest.spelled : longest.letters;
  return letters.length > most ? `it has more than ${most} letters` : undefined;
}

/** What people say is short, says something that the entry does not say itself, and stands at an entry that there is. */
export function checkPhrases(content: Content, report: ReportFinding): void {
  const ids = answerIds(content);
  for (const [tag, { phrases = {} }] of Object.entries(content.locales)) {
    const file = `content/locales/${tag}/phrases.json`;
    if (Object.keys(phrases).length === 0) continue;
    const names = new Map(
      compileAnswers(content, tag).entries.map((answer) => [answer.id, new Set(entryNames(answer).map(bare))]),
    );
    for (const [id, said] of Object.entries(phrases)) {
      if (id === phoneNames) continue;
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
        if (said.indexOf(phrase) < at) report(file, field, `“${phrase}” stands there twice`, 'Remove one.');
      }
    }
  }
  const source = sourceTag(content);
  // A guide that has no phrases at all is found by its own words alone.
  if (!Object.keys(content.locales[source]?.phrases ?? {}).length) return;
  for (const { id, has, needs } of wantingPhrases(content, source))
    report(
      `content/locales/${source}/phrases.json`,
      id,
      `${has ? `only ${has}` : 'no'} phrases say what people call it`,
      `Write ${needs} or more, as people type them into a search (docs/recipes/phrases.md).`,
    );
}

/** Phrases that, typed, do not bring their own entry into the first answers: on a phone that has it, if it is one skin's. */
export function lostPhrases(content: Content, tag: string): { id: string; phrase: string; first: string[] }[] {
  const answers = compileAnswers(content, tag);
  const ask = buildAnswersAtOnce(answers);
  return answers.entries.flatMap(({ id, skins = {}, said = [] }) => {
    const [skin, other] = Object.keys(skins);
    return said.flatMap((phrase) => {
      const first = ask(phrase, other ? {} : { skin }).found.slice(0, minShown);
      const found = first.map(({ answer }) => answer.id);
      return found.includes(id) ? [] : [{ id, phrase, first: found }];
    });
  });
}
