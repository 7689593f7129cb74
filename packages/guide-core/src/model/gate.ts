import type { Fact } from './fact.ts';
import type { Permission } from './step.ts';

/** A rule that applies in some countries from a given day, and elsewhere from a year without a known day. */
export interface Rollout {
  /** ISO 3166 codes, e.g. `BR`. */
  readonly countries: readonly string[];
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly elsewhere: string;
}

/** One task of a gate's task list. Its words have the same id in every language. */
export interface GateTask {
  readonly id: string;
  /** Before the wait, after it, or when everything is installed. */
  readonly when: 'first' | 'later' | 'tidy';
  /** The task is the question whether somebody is telling the reader to do this. */
  readonly asks?: true;
  /** The task lowers one of the phone's guards, so the question about callers comes first. */
  readonly risky?: true;
  readonly opens?: readonly Permission[];
  readonly closes?: readonly Permission[];
  /** Shows the skin's drawing of the *About phone* page, if a skin is known. */
  readonly draws?: 'about';
  /** The step of the flow that does it, if a skin is known. */
  readonly step?: string;
}

/** A check by Google before an app from outside the store, explained on a page of its own (`/service#id`). */
export interface Gate {
  /** In kebab case; also the file's name and the address's hash. */
  readonly id: string;
  /** Position in the list of gates, ascending. */
  readonly order: number;
  /** Ids of the labels that the phone shows there, the most frequent first. */
  readonly labels: readonly string[];
  /** Roles used in its words, with the system's own label for each; a skin's role of the same name overrides it. */
  readonly roles?: Readonly<Record<string, string>>;
  readonly rollout?: Rollout;
  /** Length of the wait that the phone imposes, in hours. */
  readonly wait?: number;
  readonly tasks?: readonly GateTask[];
  /** True if the page lists the lowest target versions that the file check knows. */
  readonly floors?: true;
  /** Gates that the reader may want next. */
  readonly next?: readonly string[];
  readonly facts: readonly Fact[];
}

/** Words of a gate. Slots: `{app}`, `{file}`; for the rollout also `{countries}` `{country}` `{day}` `{year}`. */
export interface GateWords {
  /** What it is, and why it exists. */
  readonly what: string;
  /** One safe thing to do. */
  readonly do: string;
  /** Where to stop, and whom to ask. */
  readonly stop: string;
  /** What is known for a country of the rollout, for any other country, and if the country is not known. */
  readonly here?: string;
  readonly elsewhere?: string;
  readonly anywhere?: string;
  readonly tasks?: Readonly<Record<string, { readonly title: string; readonly do: string }>>;
}
