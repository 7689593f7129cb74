import type { CompiledLabel, PartName } from './guide.ts';
import type { PlainCondition } from './step.ts';

/** What people say, by entry: the id of a message or step, `gate:<id>`, or `card:<id>` for a part of the service screen. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** The key of `phrases.json` under which the names of phones and makers stand, as people write them. */
export const phoneNames = 'phone-names';

/** Where a skin's guide has an entry. */
export interface AnswerPlace {
  /** Of a step: the part in which it stands. */
  readonly part?: PartName;
  /** The step that does it, where that has another id. */
  readonly step?: string;
  /** Its title there, where another skin's words are the entry's own title. */
  readonly title?: string;
  /** Phones on whose way the step stands: all of these hold. */
  readonly when?: readonly Pick<PlainCondition, 'os' | 'rom'>[];
}

/** An entry that answers, as the search knows it; the answer itself is another chunk's. */
export interface CompiledAnswer {
  readonly id: string;
  /** In the reader's language, labels spelled out; absent for a message that its first label names. */
  readonly title?: string;
  /** The phone's words for it, the most frequent first, by label. */
  readonly labels?: Readonly<Record<string, CompiledLabel>>;
  /** Skins whose phones have it, and where; absent where it is one of every phone. */
  readonly skins?: Readonly<Record<string, AnswerPlace>>;
  /** Phones that show the message. */
  readonly when?: Pick<PlainCondition, 'os' | 'rom'>;
  /** More of the phone's words that stand in a step. */
  readonly more?: readonly string[];
  /** What people say, in the reader's language and in the source language. */
  readonly said?: readonly string[];
  readonly beside?: readonly string[];
}

/** Everything that can be found in one language: what `answers-<tag>` holds. */
export interface CompiledAnswers {
  /** Names of phones and versions: they tell no answer from another. */
  readonly names: readonly string[];
  readonly entries: readonly CompiledAnswer[];
}
