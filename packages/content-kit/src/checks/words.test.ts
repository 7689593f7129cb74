import { expect, it } from 'vitest';
import { hasSlots } from './words.ts';

const source = ['{app}', '{label:install}'];

it.each([
  ['the same slots', source, true, true],
  ['a slot too few', ['{app}'], false, true],
  ['a slot too many', [...source, '{file}'], false, true],
  ['a label that the source does not quote', [...source, '{label:open}'], false, false],
] as const)('a translation with %s', (_what, given, isGood, isGoodIfStale) => {
  expect(hasSlots(source, given, false)).toBe(isGood);
  expect(hasSlots(source, given, true)).toBe(isGoodIfStale);
});
