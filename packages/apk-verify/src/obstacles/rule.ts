import type { Facts } from '../model/facts.ts';
import type { InstallStatus, Obstacle, Phone } from '../model/phone.ts';

/** Looks at one side of a file and says what of it the phone would refuse, or warn of. */
export type Rule = (facts: Facts, phone: Phone) => readonly (Obstacle | undefined)[];

/** A refusal or warning that file and phone together leave no doubt about. */
export const sure = (code: string, status: InstallStatus, detail?: Obstacle['detail']): Obstacle => ({
  code,
  status,
  certainty: 'sure',
  ...(detail ? { detail } : {}),
});

/** One that hangs on something of the phone that is not known. */
export const depends = (code: string, status: InstallStatus, detail?: Obstacle['detail']): Obstacle => ({
  ...sure(code, status, detail),
  certainty: 'depends',
});

/**
 * An obstacle of Androids from `first` to `last`: sure if the phone's version lies there, none if it does not,
 * dependent where the version is not known.
 */
export function fromAndroid(
  { sdk }: Phone,
  [first, last]: readonly [first: number, last: number],
  obstacle: Obstacle,
): Obstacle | undefined {
  if (sdk === undefined) return { ...obstacle, certainty: 'depends' };
  return sdk >= first && sdk <= last ? obstacle : undefined;
}

/** The last API level there may ever be. */
export const forever = Number.MAX_SAFE_INTEGER;

/** Names for a sentence: a few of many. */
export const some = (names: readonly string[]): string => names.slice(0, 5).join(', ');
