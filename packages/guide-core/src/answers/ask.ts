import type { KnownPhone } from '../flow/messages-for.ts';
import type { CompiledAnswer, CompiledAnswers } from '../model/answers.ts';
import type { CompiledLabel } from '../model/guide.ts';
import { retypeOnOtherLayouts, transliterate } from '../words/keyboards.ts';
import { foldText, spaceless } from '../words/letters.ts';
import { isFor, isUsual } from './answer-address.ts';
import { buildSearch, type Match } from './engine.ts';

/** An entry that may be the answer, and its best matching text. */
export interface AnswerMatch {
  readonly answer: CompiledAnswer;
  readonly score: number;
  readonly text: string;
}

/** Possible answers to a question, best first; `isSure` is true if the first one is confidently the answer. */
export interface AnswerSearch {
  readonly found: readonly AnswerMatch[];
  readonly isSure: boolean;
}

/** A match is sure if its fit reaches `fit` and its score is `lead` times the next one's. */
const sureThreshold = { fit: 0.5, lead: 1.75 } as const;
/** From this fit on, the question was not typed on the wrong keyboard. */
const rightKeyboardFit = 0.5;
/** Below this fit a question may be in another script; a few words match even then, borrowed from that language. */
const otherScriptFit = 0.3;
/** Minimum number of answers to show. */
export const minShown = 3;
/** Maximum length of a question that is searched, in characters. */
const maxLength = 120;

/** Returns the phone's words for a label in the languages in which a reader may have seen it, and their gloss. */
export const textsOfLabel = ({ own, other, gloss }: CompiledLabel): string[] =>
  [own, other?.[1], gloss].filter((text): text is string => text !== undefined);

/** Returns the names of an entry: its title, the phone's words for it, and those that occur in it. */
export const entryNames = ({ title, skins = {}, labels = {}, more = [] }: CompiledAnswer): string[] => [
  ...[title, ...Object.values(skins).map((skinAnswer) => skinAnswer.title)].filter((text) => text !== undefined),
  ...Object.values(labels).flatMap(textsOfLabel),
  ...more,
];

const patternOf = (names: readonly string[], before: string, behind: string): RegExp =>
  new RegExp(
    names.length ? `${before}(?:${names.map((name) => name.replace(/[.+]/g, '\\$&')).join('|')})${behind}` : '$^',
    'g',
  );

/** Returns a function that removes names of phones and versions from a question if other letters remain. */
export function removeNames(names: readonly string[]): (question: string) => string {
  const folded = names.map((name) => foldText(name).trim()).sort((a, b) => b.length - a.length);
  const isSpaceless = (name: string) => name.search(spaceless) >= 0;
  const spacedNames = patternOf(
    folded.filter((name) => !isSpaceless(name)),
    ' ',
    '[\\d.]*(?: \\d[\\d.]*)?(?= )',
  );
  const spacelessNames = patternOf(folded.filter(isSpaceless), '', '');
  return (question) => {
    const text = ` ${foldText(question).replace(/[^\p{L}\p{N}.]+/gu, ' ')} `;
    const rest = text.replace(spacelessNames, ' ').replace(spacedNames, ' ');
    return /\p{L}/u.test(rest) ? rest : question;
  };
}

/** Checks whether a question contains a letter or a digit; if so, there is always an answer to show. */
export const canAsk = (question: string): boolean => /[\p{L}\p{N}]/u.test(foldText(question));

/**
 * Builds the answer search in slices. The final value is a function that returns entries best first, with those that
 * apply to the phone before those that only other phones have. It returns none only for a question without letters or
 * digits.
 */
export function* buildAnswers(
  { entries, names }: CompiledAnswers,
  more: (answer: CompiledAnswer) => readonly string[] = () => [],
): Generator<undefined, (question: string, phone?: KnownPhone) => AnswerSearch> {
  const search = yield* buildSearch(
    entries.map((answer) => ({
      texts: [...new Set([...entryNames(answer), ...(answer.said ?? []), ...more(answer)])],
      beside: answer.beside ?? [],
    })),
  );
  const withoutNames = removeNames(names);
  const countPhrases = ({ said = [], beside = [] }: CompiledAnswer) => said.length + beside.length;
  const mostAsked = [...entries].sort((a, b) => countPhrases(b) - countPhrases(a)).slice(0, 4 * minShown);
  return (question, phone = {}) => {
    if (!canAsk(question)) return { found: [], isSure: false };
    const searched = question.slice(0, maxLength);
    let matches = search(withoutNames(searched));
    const fit = matches[0]?.fit ?? 0;
    // Text from another keyboard matches nothing; text in another script of the language only has to match better than
    // before.
    const alternatives = [
      ...(fit < rightKeyboardFit
        ? retypeOnOtherLayouts(searched).map((typed) => [typed, rightKeyboardFit] as const)
        : []),
      ...(fit < otherScriptFit ? transliterate(searched).map((typed) => [withoutNames(typed), fit] as const) : []),
    ];
    for (const [alternative, minFit] of alternatives) {
      const alternativeMatches = search(alternative);
      if ((alternativeMatches[0]?.fit ?? 0) > Math.max(minFit, matches[0]?.fit ?? 0)) matches = alternativeMatches;
    }
    const isForPhone = ({ at }: Match) => isFor(entries[at]!, phone);
    const usualRank = ({ at }: Match) => Number(isUsual(entries[at]!, phone));
    matches = [...matches].sort((a, b) => b.score - a.score || usualRank(b) - usualRank(a));
    const ranked = [...matches.filter(isForPhone), ...matches.filter((match) => !isForPhone(match))];
    const [first, second] = ranked;
    const found = ranked.map(({ at, score, text }): AnswerMatch => ({ answer: entries[at]!, score, text }));
    // Fill up with what people ask most, so that nobody gets an empty list: the entries with the most phrases.
    for (const answer of mostAsked) {
      if (found.length >= minShown) break;
      if (isFor(answer, phone) && !found.some((match) => match.answer === answer))
        found.push({ answer, score: 0, text: '' });
    }
    return {
      found,
      isSure:
        first !== undefined &&
        first.fit >= sureThreshold.fit &&
        first.score >= sureThreshold.lead * (second?.score ?? 0),
    };
  };
}

/** Builds the answer search in one go, for use where no screen is blocked. */
export function buildAnswersAtOnce(
  data: CompiledAnswers,
  more?: (answer: CompiledAnswer) => readonly string[],
): (question: string, phone?: KnownPhone) => AnswerSearch {
  const slices = buildAnswers(data, more);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
