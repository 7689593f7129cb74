import type { KnownPhone } from '../flow/messages-for.ts';
import type { CompiledAnswer, CompiledAnswers } from '../model/answers.ts';
import { retypeOnOtherLayouts, transliterate } from '../words/keyboards.ts';
import { foldText } from '../words/letters.ts';
import { answerKind, isFor, isUsual } from './answer-address.ts';
import { buildSearch, type Match } from './engine.ts';
import { createExactSearch } from './exact.ts';
import { entryNames, namesOf } from './names.ts';
import { createNameFinder } from './phone-names.ts';
import { type ExactMatches, isExactlyFirst } from './sure.ts';

/** An entry that may be the answer, and its best matching text. */
export interface AnswerMatch {
  readonly answer: CompiledAnswer;
  readonly score: number;
  readonly text: string;
}

/** Possible answers to a question, best first. */
export interface AnswerSearch {
  readonly found: readonly AnswerMatch[];
  /** Whether the first one is confidently the answer. */
  readonly isSure: boolean;
  /** Whether the guide has no answer: what was found is only near. */
  readonly isUnknown: boolean;
}

/**
 * A match is sure if it reaches `fit` and `score`, fits better than the next one, and its score is `gap` more than the
 * next one's and `lead` times it; `warningLead` times for a warning, whose words are often those of other questions.
 */
const farAhead = { fit: 0.25, score: 0.85, gap: 0.35, lead: 1.3, warningLead: 1.8 } as const;
/** From this fit on, the question was not typed on the wrong keyboard. */
const rightKeyboardFit = 0.5;
/** Below this fit a question may be in another script; a few words match even then, borrowed from that language. */
const otherScriptFit = 0.3;
/** A question is about something else if its best score is less than `weight` times its score there, plus `margin`. */
const otherTopic = { weight: 1.2, margin: 0.2 } as const;
/** The most that exact words add to a score: a name's, those of a label that a step mentions, a phrase's. */
const exactBonus = { name: 0.9, mention: 0.35, phrase: 0.35 } as const;
/** Weights if a question names a maker: of that maker's answers and of Google's. And that of warnings, always. */
const boost = { maker: 1.25, google: 0.8, warning: 1.25 } as const;
const noMatch = { fit: 0, score: 0 };
/** Minimum number of answers to show. */
export const minShown = 3;
/** Lengths, in characters, up to which a question is searched, and compared word by word. */
const maxLengths = { search: 160, exact: 600 } as const;

/** Checks whether a question contains a letter or a digit; if so, there is always an answer to show. */
export const canAsk = (question: string): boolean => /[\p{L}\p{N}]/u.test(foldText(question));

const isGate = ({ id }: CompiledAnswer): boolean => id.startsWith('gate:');

/** Whether two entries are one answer: a message, and Google's check that shows it. */
const isSameAnswer = (one: CompiledAnswer, other: CompiledAnswer): boolean =>
  one === other || one.id === `gate:${other.gate}` || other.id === `gate:${one.gate}`;

/**
 * Builds the answer search in slices. The final value is a function that returns entries best first, with those that
 * apply to the phone before those that only other phones have. It returns none only for a question without letters or
 * digits.
 */
export function* buildAnswers(
  { entries, names, where, otherTopics }: CompiledAnswers,
  more: (answer: CompiledAnswer) => readonly string[] = () => [],
): Generator<undefined, (question: string, phone?: KnownPhone) => AnswerSearch> {
  const search = yield* buildSearch(
    entries.map((answer) => ({
      texts: [...new Set([...entryNames(answer), ...(answer.said ?? []), ...more(answer)])],
      beside: answer.beside ?? [],
    })),
  );
  const searchOtherTopics = yield* buildSearch(otherTopics.map((text) => ({ texts: [text] })));
  const exactSearch = (texts: (answer: CompiledAnswer) => readonly string[]) =>
    createExactSearch(entries.flatMap((answer, at) => texts(answer).map((text) => [at, text] as const)));
  const exact = {
    name: exactSearch((answer) => [...namesOf(answer), ...more(answer)]),
    mention: exactSearch(({ more: mentions = [] }) => mentions),
    phrase: exactSearch(({ said = [], beside = [] }) => [...said, ...beside]),
  };
  yield;
  const findWhere = createExactSearch(where.map((text) => [0, text] as const));
  const { removeNames, skinNamed } = createNameFinder(names);
  const countPhrases = ({ said = [], beside = [] }: CompiledAnswer) => said.length + beside.length;
  const mostAsked = entries
    .filter(({ isWarning }) => !isWarning)
    .sort((a, b) => countPhrases(b) - countPhrases(a))
    .slice(0, 4 * minShown);
  const answerOf = ({ at }: { readonly at: number }): CompiledAnswer => entries[at]!;

  /** Searches for a question as typed, on other keyboards, and in the language's other script. */
  function searchTyped(question: string): Match[] {
    const typed = question.slice(0, maxLengths.search);
    let matches = search(removeNames(typed));
    const fit = matches[0]?.fit ?? 0;
    // Text from another keyboard matches nothing; text in another script of the language only has to match better than
    // before.
    const alternatives = [
      ...(fit < rightKeyboardFit ? retypeOnOtherLayouts(typed).map((text) => [text, rightKeyboardFit] as const) : []),
      ...(fit < otherScriptFit ? transliterate(typed).map((text) => [removeNames(text), fit] as const) : []),
    ];
    for (const [text, minFit] of alternatives) {
      const found = search(text);
      if ((found[0]?.fit ?? 0) > Math.max(minFit, matches[0]?.fit ?? 0)) matches = found;
    }
    return matches;
  }

  /** Adds what exact words are worth: the longer and the more of the question they are, the more. */
  function addExact(matches: readonly Match[], found: ExactMatches, isWhere: boolean): Match[] {
    const bonuses = new Map<number, { readonly bonus: number; readonly text: string }>();
    for (const kind of ['name', 'mention', 'phrase'] as const)
      for (const { at, text, length, coverage } of found[kind]) {
        const most = isWhere && answerKind(entries[at]!) === 'step' ? exactBonus.name : exactBonus[kind];
        const bonus = most * Math.min(1, 0.5 + length / 30) * (0.6 + 0.4 * coverage);
        if (bonus > (bonuses.get(at)?.bonus ?? 0)) bonuses.set(at, { bonus, text });
      }
    const others = [...bonuses.keys()].filter((at) => !matches.some((match) => match.at === at));
    return [...matches, ...others.map((at): Match => ({ at, score: 0, fit: 0, text: '' }))].map((match) => {
      const { bonus = 0, text = match.text } = bonuses.get(match.at) ?? {};
      return { ...match, score: match.score + bonus, text };
    });
  }

  /** Whether the first match is so much better than the next that it is the answer. */
  function isAhead(first: Match, next: Pick<Match, 'fit' | 'score'>): boolean {
    const lead = answerOf(first).isWarning ? farAhead.warningLead : farAhead.lead;
    return (
      first.fit >= Math.max(farAhead.fit, next.fit) &&
      first.score >= Math.max(farAhead.score, next.score + farAhead.gap, next.score * lead)
    );
  }

  function rank(matches: readonly Match[], phone: KnownPhone, named: string | undefined): Match[] {
    const weightOf = (answer: CompiledAnswer): number => {
      const isGoogles = isGate(answer) || answer.gate !== undefined;
      const ofMaker = !named ? 1 : isGoogles ? boost.google : answer.skins?.[named] ? boost.maker : 1;
      return ofMaker * (answer.isWarning ? boost.warning : 1);
    };
    const weighted = matches.map((match) => ({ ...match, score: match.score * weightOf(answerOf(match)) }));
    const usualRank = (match: Match) => Number(isUsual(answerOf(match), phone));
    weighted.sort((a, b) => b.score - a.score || usualRank(b) - usualRank(a));
    const isForPhone = (match: Match) => isFor(answerOf(match), phone);
    const ranked = [...weighted.filter(isForPhone), ...weighted.filter((match) => !isForPhone(match))];
    // One of Google's checks stands behind all others if one of its messages is ahead of it.
    const isRepeated = (match: Match, at: number) =>
      isGate(answerOf(match)) && ranked.slice(0, at).some((one) => isSameAnswer(answerOf(one), answerOf(match)));
    return [...ranked.filter((match, at) => !isRepeated(match, at)), ...ranked.filter(isRepeated)];
  }

  return (question, known = {}) => {
    if (!canAsk(question)) return { found: [], isSure: false, isUnknown: false };
    const named = skinNamed(question);
    const phone = known.skin || !named ? known : { ...known, skin: named };
    const compared = question.slice(0, maxLengths.exact);
    const words: ExactMatches = {
      name: exact.name(compared),
      mention: exact.mention(compared),
      phrase: exact.phrase(compared),
    };
    const ranked = rank(addExact(searchTyped(question), words, findWhere(compared).length > 0), phone, named);
    const [first] = ranked;
    const [other] = searchOtherTopics(question.slice(0, maxLengths.search));
    const isUnknown =
      Object.values(words).every((list) => list.length === 0) &&
      (first?.score ?? 0) < otherTopic.weight * (other?.score ?? 0) + otherTopic.margin;
    // A warning that comes near stays: a question that is not understood may be a victim's.
    const found = ranked.map(
      (match): AnswerMatch => ({ answer: answerOf(match), score: match.score, text: match.text }),
    );
    // Fill up with what people ask most, so that nobody gets an empty list: the entries with the most phrases. A warning
    // would only alarm whoever asks about something else.
    for (const answer of mostAsked) {
      if (found.length >= minShown) break;
      if (isFor(answer, phone) && !found.some((match) => match.answer === answer))
        found.push({ answer, score: 0, text: '' });
    }
    const isFirst = (at: number) => first !== undefined && isSameAnswer(entries[at]!, answerOf(first));
    const second = ranked.find(({ at }) => !isFirst(at));
    const isFarAhead = first !== undefined && isAhead(first, second ?? noMatch);
    return { found, isSure: !isUnknown && (isFarAhead || isExactlyFirst(words, isFirst)), isUnknown };
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
