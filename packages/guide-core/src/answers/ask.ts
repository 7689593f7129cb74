import type { KnownPhone } from '../flow/messages-for.ts';
import type { CompiledAnswer, CompiledAnswers } from '../model/answers.ts';
import type { CompiledLabel } from '../model/guide.ts';
import { inLatin, typedElsewhere } from '../words/keyboards.ts';
import { foldText, spaceless } from '../words/letters.ts';
import { buildSearch, type Match } from './engine.ts';
import { isFor, isUsual } from './place.ts';

/** An entry that may be the answer, and the text of it that fits best. */
export interface AnswerMatch {
  readonly answer: CompiledAnswer;
  readonly score: number;
  readonly text: string;
}

/** What may answer a question, best first; `sure`: the first does, as far as can be told. */
export interface AnswerSearch {
  readonly found: readonly AnswerMatch[];
  readonly sure: boolean;
}

/** Sure is what fits by half, and so many times better than the next. */
const sureFrom = { fit: 0.5, lead: 1.75 } as const;
/** From this fit on nobody typed on the wrong keyboard. */
const fits = 0.5;
/** Below this fit a search may be in a script that the language's texts are not in. */
const foreign = 0.1;
/** So many answers are always shown. */
export const minShown = 3;
/** Longest search that is looked at, in characters. */
const longest = 120;

/** The phone's words for a label in the languages in which a reader may have seen it, and their translation. */
export const textsOfLabel = ({ own, other, gloss }: CompiledLabel): string[] =>
  [own, other?.[1], gloss].filter((text): text is string => text !== undefined);

/** What an entry is called: its title, the phone's words for it, and those that stand in it. */
export const entryNames = ({ title, skins = {}, labels = {}, more = [] }: CompiledAnswer): string[] => [
  ...[title, ...Object.values(skins).map((place) => place.title)].filter((text) => text !== undefined),
  ...Object.values(labels).flatMap(textsOfLabel),
  ...more,
];

const anyOf = (names: readonly string[], before: string, behind: string): RegExp =>
  new RegExp(
    names.length ? `${before}(?:${names.map((name) => name.replace(/[.+]/g, '\\$&')).join('|')})${behind}` : '$^',
    'g',
  );

/** Takes names of phones and their versions out of searches, where letters are left. */
export function leaveOut(names: readonly string[]): (wanted: string) => string {
  const known = names.map((name) => foldText(name).trim()).sort((a, b) => b.length - a.length);
  const isSpaceless = (name: string) => name.search(spaceless) >= 0;
  const words = anyOf(
    known.filter((name) => !isSpaceless(name)),
    ' ',
    '[\\d.]*(?: \\d[\\d.]*)?(?= )',
  );
  const parts = anyOf(known.filter(isSpaceless), '', '');
  return (wanted) => {
    const text = ` ${foldText(wanted).replace(/[^\p{L}\p{N}.]+/gu, ' ')} `;
    const rest = text.replace(parts, ' ').replace(words, ' ');
    return /\p{L}/u.test(rest) ? rest : wanted;
  };
}

/** True if a search has a letter or a digit in it: then there is always an answer to show. */
export const canAsk = (wanted: string): boolean => /[\p{L}\p{N}]/u.test(foldText(wanted));

/**
 * Builds what answers questions, in slices. The function that the last slice gives returns entries best first: those of
 * the phone before those that only other phones have. It returns none only for a question without letters.
 */
export function* buildAnswers(
  { entries, names }: CompiledAnswers,
  more: (answer: CompiledAnswer) => readonly string[] = () => [],
): Generator<undefined, (wanted: string, phone?: KnownPhone) => AnswerSearch> {
  const search = yield* buildSearch(
    entries.map((answer) => ({
      texts: [...new Set([...entryNames(answer), ...(answer.said ?? []), ...more(answer)])],
      beside: answer.beside ?? [],
    })),
  );
  const withoutNames = leaveOut(names);
  const asked = ({ said = [], beside = [] }: CompiledAnswer) => said.length + beside.length;
  const usual = [...entries].sort((a, b) => asked(b) - asked(a)).slice(0, 4 * minShown);
  return (wanted, phone = {}) => {
    if (!canAsk(wanted)) return { found: [], sure: false };
    const question = wanted.slice(0, longest);
    let matches = search(withoutNames(question));
    const fit = matches[0]?.fit ?? 0;
    // Letters of another keyboard fit nothing; those of a language's other script have to fit only better than that.
    const others = [
      ...(fit < fits ? typedElsewhere(question).map((other) => [other, fits] as const) : []),
      ...(fit < foreign ? [[withoutNames(inLatin(question)), fit] as const] : []),
    ];
    for (const [other, least] of others) {
      const there = search(other);
      if ((there[0]?.fit ?? 0) > Math.max(least, matches[0]?.fit ?? 0)) matches = there;
    }
    const own = ({ at }: Match) => isFor(entries[at]!, phone);
    const usually = ({ at }: Match) => Number(isUsual(entries[at]!, phone));
    matches = [...matches].sort((a, b) => b.score - a.score || usually(b) - usually(a));
    const ranked = [...matches.filter(own), ...matches.filter((match) => !own(match))];
    const [first, second] = ranked;
    const found = ranked.map(({ at, score, text }): AnswerMatch => ({ answer: entries[at]!, score, text }));
    // A reader who finds nothing is shown what most others ask.
    for (const answer of usual) {
      if (found.length >= minShown) break;
      if (isFor(answer, phone) && !found.some((one) => one.answer === answer))
        found.push({ answer, score: 0, text: '' });
    }
    return {
      found,
      sure: first !== undefined && first.fit >= sureFrom.fit && first.score >= sureFrom.lead * (second?.score ?? 0),
    };
  };
}

/** The same in one piece, where nobody waits for a screen. */
export function buildAnswersAtOnce(
  data: CompiledAnswers,
  more?: (answer: CompiledAnswer) => readonly string[],
): (wanted: string, phone?: KnownPhone) => AnswerSearch {
  const slices = buildAnswers(data, more);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
