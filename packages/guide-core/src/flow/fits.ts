import type { PlainCondition } from '../model/guide.ts';

/** What the reader said about the phone; `unknown` is a valid answer. */
export interface PhoneAnswers {
  readonly os: string;
  readonly rom: string;
  /** Package name of the chosen app. */
  readonly app?: string | undefined;
}

const allows = (allowed: readonly string[] | undefined, answer: string) => !allowed || allowed.includes(answer);

/**
 * Checks whether a condition matches this phone and the chosen app. Does not consider the app's needs (see `isNeeded` in
 * plan.ts).
 */
export const fits = (when: PlainCondition | undefined, { os, rom, app }: PhoneAnswers): boolean =>
  allows(when?.os, os) && allows(when?.rom, rom) && (!when?.app || when.app === app);
