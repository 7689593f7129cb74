import type { Fact } from './fact.ts';
import type { Scene } from './scene.ts';

/** What an app may need to keep working; the catalogue says which of them it does. */
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
 * A stretch of the skin's versions, both ends included; an end that is absent is open. The answer "I don't know" is in it
 * only where that is said, and so is a version that nobody has checked yet: it gets what that answer gets.
 */
export interface VersionRange {
  readonly from?: string;
  readonly until?: string;
  readonly unknown?: true;
}

/** When something is shown. `unknown` is the answer "I don't know". A field that is absent does not restrict. */
export interface Condition {
  /** A stretch of the skin's versions, or their ids one by one, `unknown` among them or not. */
  readonly os?: VersionRange | readonly string[];
  /** ROM regions: `global`, `cn`, or `unknown`. */
  readonly rom?: readonly string[];
  /** Asked of the reader only if the chosen app needs one of these; offered otherwise. */
  readonly need?: readonly Need[];
}

/** What a step can open that has to be closed again: the door for files, the maker's guard, Google's. */
export const permissions = ['source', 'protection', 'developer-options'] as const;
export type Permission = (typeof permissions)[number];
/** A condition as the browser gets it: its versions one by one. */
export interface PlainCondition extends Omit<Condition, 'os'> {
  readonly os?: readonly string[];
}

/** What a step shows beside its words and drawing. `what-now`: the step is a question, answered by the steps beside it. */
export const stepTools = ['app-list', 'app-card', 'check-file', 'caller-question', 'what-now'] as const;
export type StepTool = (typeof stepTools)[number];

/** Structure of a step: no sentence stands here. Its words have the same id in every language. */
export interface Step {
  /** Verb phrase in kebab case; it is the file's name and the address's hash. */
  readonly id: string;
  /** Time to read and do it, in seconds; only where the taps that it draws do not tell (`secondsOf` in packages/content-kit/src). */
  readonly seconds?: number;
  readonly when?: Condition;
  readonly scenes: readonly Scene[];
  readonly tool?: StepTool;
  /** Labels that the words of `do` name and no scene shows, each with the reason. */
  readonly undrawn?: Readonly<Record<string, string>>;
  /** It allows something, or passes a warning: the question about callers comes before. */
  readonly risky?: true;
  /** What it opens for the installation; a step of the tidy-up closes it. */
  readonly opens?: readonly Permission[];
  readonly closes?: readonly Permission[];
  /** A setting that the app needs to keep working and that stays as it was set. */
  readonly stays?: true;
  /** The step that puts a guard back to where it was. Only where a guard is lowered, which is the exception. */
  readonly exceptional?: { readonly restoredBy: string };
  /** The gate that explains it (`content/gates`). What the step says then depends on a date, and says which. */
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
  /** The button at the thumb: what the reader did, in the first person where the language likes it. */
  readonly done: string;
}
