// In the first load.
import type { PlainCondition } from '../model/step.ts';

/** What the reader said of the phone; `unknown` is a full answer. */
export interface PhoneAnswers {
  readonly os: string;
  readonly rom: string;
}

const has = (allowed: readonly string[] | undefined, answer: string) => !allowed || allowed.includes(answer);

/** Whether something is for this phone. Which needs of an app it serves is not asked here (`isNeeded` in plan.ts). */
export const fits = (when: PlainCondition | undefined, { os, rom }: PhoneAnswers): boolean =>
  has(when?.os, os) && has(when?.rom, rom);
