import type { Facts } from './model/facts.ts';
import type { Phone } from './model/phone.ts';
import type { SdkRange } from './model/report.ts';
import type { Case, Verdict } from './model/verdict.ts';

/** The range to verify a file for, so that its report fits `judge`. */
export function rangeFor(_facts: Pick<Facts, 'minSdk'>, _phone: Phone): SdkRange {
  throw new Error('not written yet');
}

/** The one answer for a file: what the page and the command line say. Pure; never throws for what a file holds. */
export function judge(_found: Case): Verdict {
  throw new Error('not written yet');
}
