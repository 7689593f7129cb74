import type { Facts } from '../../model/facts.ts';
import type { InstallStatus, Obstacle, Phone } from '../../model/phone.ts';

/** Checks one aspect of a file and returns what the phone would refuse, or warn about. */
export type Rule = (facts: Facts, phone: Phone) => readonly (Obstacle | undefined)[];

/** Creates a refusal or warning that is certain from file and phone. */
export const sure = (code: string, status: InstallStatus, detail?: Obstacle['detail']): Obstacle => ({
  code,
  status,
  certainty: 'sure',
  ...(detail ? { detail } : {}),
});

/** Creates one that depends on something unknown about the phone. */
export const depends = (code: string, status: InstallStatus, detail?: Obstacle['detail']): Obstacle => ({
  ...sure(code, status, detail),
  certainty: 'depends',
});

/**
 * Returns an obstacle of the Android versions from `first` to `last`: sure if the phone's version is in that range,
 * none if it is not, and `depends` if the version is unknown.
 */
export function fromAndroid(
  { sdk }: Phone,
  [first, last]: readonly [first: number, last: number],
  obstacle: Obstacle,
): Obstacle | undefined {
  if (sdk === undefined) return { ...obstacle, certainty: 'depends' };
  return sdk >= first && sdk <= last ? obstacle : undefined;
}

/** Whether Android versions read the manifest differently, so that these facts are not those of every phone. */
export const differsByAndroid = ({ oddities }: Facts): boolean =>
  oddities.some((one) => one === 'by-android' || one === 'ambiguous-text');

/** The highest API level, for ranges without an end. */
export const forever = Number.MAX_SAFE_INTEGER;

/** Joins the first few names for a message. */
export const some = (names: readonly string[]): string => names.slice(0, 5).join(', ');
