import { ApkError } from '../model/error.ts';
import { type ReferenceAttribute, referenceElements } from './reference-axml.ts';

// What the reference verifier reads from a manifest (apksig, ApkUtils), with its results for unusual manifests.

const MIN_SDK = 0x0101020c;
const TARGET_SDK = 0x01010270;
const TARGET_SANDBOX = 0x0101054c;

const REFERENCE = 1;
const STRING = 3;
const DECIMAL = 0x10;
const HEXADECIMAL = 0x11;
const isNumber = ({ type }: ReferenceAttribute) => type === REFERENCE || type === DECIMAL || type === HEXADECIMAL;

/** API level before the release of each first letter: a preview does not yet have what its release has. */
const levels: Readonly<Record<string, number>> = {
  C: 2,
  D: 3,
  E: 4,
  F: 7,
  G: 8,
  H: 10,
  I: 13,
  J: 15,
  K: 18,
  L: 20,
  M: 22,
  N: 23,
  O: 25,
};
/** The letters have started over, so these names are matched as a whole. */
const names: ReadonlyMap<string, number> = new Map([
  ['Baklava', 34],
  ['CinnamonBun', 35],
  ['CANARY', 9999],
]);

/**
 * Returns the API level that a preview's codename stands for (ApkUtils.getMinSdkVersionForCodename).
 *
 * @throws ApkError `manifest` if the name does not start with a capital letter.
 */
export function sdkOfCodename(name: string): number {
  const known = names.get(name);
  if (known !== undefined) return known;
  const letter = name.charAt(0);
  if (!/^[A-Z]$/.test(letter)) throw new ApkError('manifest', `unknown codename ${JSON.stringify(name)}`);
  if (letter < 'C') return 1;
  return levels[letter] ?? levels.O! + letter.charCodeAt(0) - 'O'.charCodeAt(0);
}

/**
 * Returns the lowest API level that the manifest supports: the highest value of all `uses-sdk`, 1 without any.
 *
 * @throws ApkError `manifest` or `format` as for {@link referenceElements}; `manifest` for a value that is not a level.
 */
export function minSdkOf(axml: Uint8Array): number {
  let result = 1;
  for (const element of referenceElements(axml)) {
    if (element.depth !== 2 || element.name !== 'uses-sdk' || element.namespace !== '') continue;
    const attribute = element.attributes().find(({ id }) => id === MIN_SDK);
    if (attribute === undefined) continue;
    if (isNumber(attribute)) result = Math.max(result, attribute.data);
    else if (attribute.type === STRING) result = Math.max(result, sdkOfCodename(attribute.text()));
    else throw new ApkError('manifest', `minSdkVersion has value type ${attribute.type}`);
  }
  return result;
}

/** Returns the first such attribute of any such element at any depth, or null where the reference verifier gives up. */
function firstNumber(axml: Uint8Array, name: string, id: number): number | null {
  try {
    for (const element of referenceElements(axml)) {
      if (element.name !== name) continue;
      const attribute = element.attributes().find((one) => one.id === id);
      if (attribute !== undefined) return isNumber(attribute) ? attribute.data : null;
    }
    return null;
  } catch (error) {
    if (error instanceof ApkError && error.code === 'manifest') return null;
    throw error;
  }
}

/**
 * Returns the API level that the app targets; without one its lowest level, or 1.
 *
 * @throws ApkError `format` where the reference verifier crashes.
 */
export function targetSdkOf(axml: Uint8Array): number {
  const target = firstNumber(axml, 'uses-sdk', TARGET_SDK);
  if (target !== null) return target;
  try {
    return minSdkOf(axml);
  } catch (error) {
    if (error instanceof ApkError && error.code === 'manifest') return 1;
    throw error;
  }
}

/**
 * Returns the sandbox version that the app requests, 1 by default.
 *
 * @throws ApkError `format` where the reference verifier crashes.
 */
export function targetSandboxVersionOf(axml: Uint8Array): number {
  return firstNumber(axml, 'manifest', TARGET_SANDBOX) ?? 1;
}
