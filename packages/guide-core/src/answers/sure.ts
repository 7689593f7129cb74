import { spaceless } from '../words/letters.ts';
import type { ExactMatch } from './exact.ts';

/** The texts of entries whose exact words occur in a question: names, labels that steps mention, phrases. */
export type ExactMatches = Readonly<Record<'name' | 'mention' | 'phrase', readonly ExactMatch[]>>;

/** A name is what a question is about if it covers this fraction of it, or has so many letters. */
const enough = { coverage: 0.4, spaced: 14, spaceless: 6 } as const;
/** A name as long as this fraction of another is a second thing that the question may be about. */
const second = 0.6;

const isSpaceless = (text: string): boolean => text.search(spaceless) >= 0;

const isEnough = ({ text, length, coverage }: ExactMatch): boolean =>
  coverage >= enough.coverage || length >= enough[isSpaceless(text) ? 'spaceless' : 'spaced'];

const isWholeQuestion = ({ text, coverage }: ExactMatch): boolean =>
  coverage >= 0.95 && (text.includes(' ') || isSpaceless(text));

/**
 * Checks whether the exact words of a name say that the first answer is right, or a phrase that is the whole question;
 * and no words of another answer say as much. `isFirst` tells whether an entry is part of the first answer.
 */
export function isExactlyFirst({ name, phrase }: ExactMatches, isFirst: (at: number) => boolean): boolean {
  const [longest] = [...name.filter(isEnough), ...phrase.filter(isWholeQuestion)];
  if (!longest || !isFirst(longest.at)) return false;
  const isRival = (minLength: number) => (match: ExactMatch) => !isFirst(match.at) && match.length >= minLength;
  return !name.some(isRival(second * longest.length)) && !phrase.some(isRival(longest.length));
}
