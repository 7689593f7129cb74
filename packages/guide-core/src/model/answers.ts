import type { CompiledLabel, MessagePhones, PlainCondition } from './guide.ts';
import type { PartName } from './values.ts';

/** How the guide of one skin has an entry. */
export interface SkinAnswer {
  /** For a step: the part that contains it. */
  readonly part?: PartName;
  /** The step that does it, if its id differs from the entry's. */
  readonly step?: string;
  /** Its title in this skin, if the entry's own title is worded for another skin. */
  readonly title?: string;
  /** Package name of the app whose flow alone contains the step. */
  readonly app?: string;
  /** Phones whose flow contains the step: all of these conditions must hold. */
  readonly when?: readonly Pick<PlainCondition, 'os' | 'rom'>[];
}

/** An entry that can answer a question, as the search sees it; the answer itself is in another chunk. */
export interface CompiledAnswer {
  readonly id: string;
  /** In the reader's language, with labels spelled out; absent for a message that its first label names. */
  readonly title?: string;
  /** The phone's words for it by label, the most frequent first. */
  readonly labels?: Readonly<Record<string, CompiledLabel>>;
  /** Skins whose phones have it, and where; absent if it applies to every phone. */
  readonly skins?: Readonly<Record<string, SkinAnswer>>;
  /** Phones that show the message. */
  readonly when?: MessagePhones;
  /** More of the phone's words: those that occur in a step, or other wordings of a message's labels. */
  readonly more?: readonly string[];
  /** Google's check that a message belongs to: the two are one answer. */
  readonly gate?: string;
  /** Whether it warns somebody who is being deceived, so that it comes first if in doubt. */
  readonly isWarning?: true;
  /** What people type, in the reader's language and in the source language. */
  readonly said?: readonly string[];
  readonly beside?: readonly string[];
}

/** Everything that can be found in one language: the content of `answers-<tag>`. */
export interface CompiledAnswers {
  /** Names of phones and versions by skin, and those of any phone under an empty key. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Words with which people ask where a setting is. */
  readonly where: readonly string[];
  /** What people ask that no entry has anything to do with. */
  readonly otherTopics: readonly string[];
  readonly entries: readonly CompiledAnswer[];
}
