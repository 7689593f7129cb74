import type { Fact } from './fact.ts';
import type { Scene } from './scene.ts';

/** What an app may need to keep working; the catalogue lists the needs of each app. */
export const needs = [
  'background',
  'notifications',
  'windows',
  'background-windows',
  'lock-screen',
  'restricted',
  'google',
] as const;
export type Need = (typeof needs)[number];

/**
 * A range of the skin's versions, both ends inclusive; an absent end is open. The answer "I don't know" is included
 * only if `unknown` is set. The same applies to a version that nobody has checked yet, because it is treated like that
 * answer.
 */
export interface VersionRange {
  readonly from?: string;
  readonly until?: string;
  readonly unknown?: true;
}

/** When something is shown. `unknown` is the answer "I don't know". An absent field does not restrict. */
export interface Condition {
  /** A range of the skin's versions, or a list of their ids, optionally with `unknown`. */
  readonly os?: VersionRange | readonly string[];
  /** ROM regions: `global`, `cn`, or `unknown`. */
  readonly rom?: readonly string[];
  /** Required only if the chosen app needs one of these; offered otherwise. */
  readonly need?: readonly Need[];
}

/**
 * What a step can open that has to be closed again: installing from a source, the maker's protection, developer
 * options.
 */
export const permissions = ['source', 'protection', 'developer-options'] as const;
export type Permission = (typeof permissions)[number];
/** A condition as the browser gets it, with its versions listed one by one. */
export interface PlainCondition extends Omit<Condition, 'os'> {
  readonly os?: readonly string[];
}

/**
 * What a step shows besides its words and drawing. `what-now`: the step is a question, answered by the steps beside it.
 */
export const stepTools = ['app-list', 'app-card', 'check-file', 'caller-question', 'what-now'] as const;
export type StepTool = (typeof stepTools)[number];

/** Structure of a step, without any sentences. Its words have the same id in every language. */
export interface Step {
  /** Verb phrase in kebab case; also the file's name and the address's hash. */
  readonly id: string;
  /**
   * Time to read and do it, in seconds; only if it cannot be derived from the taps in its drawings (`secondsOf` in
   * packages/content-kit/src).
   */
  readonly seconds?: number;
  readonly when?: Condition;
  readonly scenes: readonly Scene[];
  readonly tool?: StepTool;
  /** Labels that the words of `do` name and no scene shows, each with the reason. */
  readonly undrawn?: Readonly<Record<string, string>>;
  /** It allows something or passes a warning, so the question about callers comes first. */
  readonly risky?: true;
  /** What it opens for the installation; a step of the tidy-up closes it. */
  readonly opens?: readonly Permission[];
  readonly closes?: readonly Permission[];
  /** A setting that the app needs to keep working and that is not reverted. */
  readonly stays?: true;
  /** The step that restores a guard. Only if this step lowers one, which is the exception. */
  readonly exceptional?: { readonly restoredBy: string };
  /** The gate that explains it (`content/gates`). The step then depends on a date and states it. */
  readonly gate?: string;
  readonly facts: readonly Fact[];
}

/** Words of a step. Slots: `{app}` `{file}` `{maker}`; `{label:ID}` quotes the phone. */
export interface StepWords {
  /** An instruction, verb first. */
  readonly title: string;
  readonly do: string;
  readonly see: string;
  readonly otherwise: string;
  /** The button in reach of the thumb: what the reader did, in the first person where the language prefers it. */
  readonly done: string;
}
