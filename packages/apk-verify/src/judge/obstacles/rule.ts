import type { Facts } from '../../model/facts.ts';
import type { InstallStatus, Obstacle, ObstacleCode, ObstacleDetails } from '../../model/obstacle.ts';
import type { Phone } from '../../model/phone.ts';

/** Checks one aspect of a file and returns what the phone would refuse, or warn about. */
export type Rule = (facts: Facts, phone: Phone) => readonly (Obstacle | undefined)[];

/** Creates a refusal or warning that is certain from file and phone. */
export const sure = <Code extends ObstacleCode>(
  code: Code,
  status: InstallStatus,
  detail?: ObstacleDetails[Code],
): Obstacle => ({ code, status, certainty: 'sure', ...(detail ? { detail } : {}) }) as Obstacle;

/** Creates one that depends on something unknown about the phone. */
export const depends: typeof sure = (code, status, detail) => ({ ...sure(code, status, detail), certainty: 'depends' });

/** The oldest API level that counts if the phone's is unknown: Android 5. */
const oldestSdk = 21;

/**
 * Returns an obstacle of the Android versions from `first` to `last`: sure if the phone's version is in that range,
 * none if it is not. If the version is unknown: sure if every version that the file is for is in it, none if none is,
 * and `depends` otherwise.
 *
 * @param minSdk The file's own lowest level.
 */
export function fromAndroid(
  { sdk }: Phone,
  [first, last]: readonly [first: number, last: number],
  obstacle: Obstacle,
  minSdk = 1,
): Obstacle | undefined {
  if (sdk !== undefined) return sdk >= first && sdk <= last ? obstacle : undefined;
  const start = Math.max(minSdk, oldestSdk);
  if (last < start) return undefined;
  return first <= start && last === forever ? obstacle : { ...obstacle, certainty: 'depends' };
}

/** Whether Android versions read the manifest differently, so that these facts are not those of every phone. */
export const differsByAndroid = ({ oddities }: Facts): boolean =>
  oddities.some((one) => one === 'by-android' || one === 'ambiguous-text');

/** The highest API level, for ranges without an end. */
export const forever = Number.MAX_SAFE_INTEGER;

/** Joins the first few names for a message. */
export const some = (names: readonly string[]): string => names.slice(0, 5).join(', ');
