import { attr } from '../attributes.ts';
import type { XmlElement } from '../xml-element.ts';
import type { Inspection } from './inspection.ts';

/** Attributes that every Android version reads with TypedArray.getInt, by element. */
const numbers: ReadonlyMap<string, readonly (keyof typeof attr)[]> = new Map([
  ['activity', ['launchMode', 'configChanges', 'screenOrientation', 'windowSoftInputMode']],
  ['provider', ['initOrder']],
  ['intent-filter', ['priority']],
]);

/** A number as XmlUtils.convertValueToInt reads it: with a sign, hexadecimal, or octal. */
const number = /^-?(?:0x[\da-f]+|#[\da-f]+|[+-]?\p{Nd}+)$/iu;

/** Characters up to which a text is looked at: thousands of components may share a long one. */
const longest = 100;

/** Finds texts where the parser wants a number: it throws. */
export function checkNumbers(element: XmlElement, found: Inspection): void {
  for (const name of numbers.get(element.name) ?? []) {
    const value = element.get(attr[name])?.value;
    if (!value || value.integer !== null || value.reference !== null || value.string === null) continue;
    if (value.string.length <= longest && !number.test(value.string)) found.breaks('number', `${element.name}/${name}`);
  }
}
