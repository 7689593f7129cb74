import type { Fact } from './fact.ts';
import type { Permission } from './step.ts';

/** A rule that holds in some countries from a day on, and elsewhere from a year for which no day was named. */
export interface Rollout {
  /** ISO 3166 codes, e.g. `BR`. */
  readonly countries: readonly string[];
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly elsewhere: string;
}

/** One thing to do on a gate's task list. Its words have the same id in every language. */
export interface GateTask {
  readonly id: string;
  /** Before the wait, after it, or when all is installed. */
  readonly when: 'first' | 'later' | 'tidy';
  /** The question whether somebody is telling the reader to do this. */
  readonly asks?: true;
  /** It lowers a guard of the phone: the question comes before. */
  readonly risky?: true;
  readonly opens?: readonly Permission[];
  readonly closes?: readonly Permission[];
  /** Shows the skin's drawing of the page about the phone, where a skin is known. */
  readonly draws?: 'about';
  /** A step of the flow that does it, where a skin is known. */
  readonly step?: string;
}

/** One of the guards that stand before an app from outside the store, explained on a page of its own (`/service#id`). */
export interface Gate {
  /** Kebab case; it is the file's name and the address's hash. */
  readonly id: string;
  /** Place in the list of gates: the smaller, the earlier. */
  readonly order: number;
  /** Ids of the labels that the phone shows there, the most frequent first. */
  readonly labels: readonly string[];
  /** Names in its words that a skin's role of the same name replaces, with the system's own label. */
  readonly roles?: Readonly<Record<string, string>>;
  readonly rollout?: Rollout;
  /** Length of the wait that the phone imposes, in hours. */
  readonly wait?: number;
  readonly tasks?: readonly GateTask[];
  /** The floors that the file check knows are shown. */
  readonly floors?: true;
  /** Gates that the reader may want next. */
  readonly next?: readonly string[];
  readonly facts: readonly Fact[];
}

/** Words of a gate. Slots: `{app}`, `{file}`; those about the rollout also `{countries}` `{country}` `{day}` `{year}`. */
export interface GateWords {
  /** What it is, and why it is there. */
  readonly what: string;
  /** One safe thing to do. */
  readonly do: string;
  /** Where to stop, and whom to ask. */
  readonly stop: string;
  /** What is known for a country of the rollout, for another one, and where the country is not known. */
  readonly here?: string;
  readonly elsewhere?: string;
  readonly anywhere?: string;
  readonly tasks?: Readonly<Record<string, { readonly title: string; readonly do: string }>>;
}
