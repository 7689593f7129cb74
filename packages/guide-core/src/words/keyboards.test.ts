import { expect, it } from 'vitest';
import { transliterate } from './keyboards.ts';

it.each([
  ['ёрдам', 'yordam'],
  ['Юклаб бўлмади', 'yuklab bolmadi'],
  ['янги чиқди', 'yangi chiqdi'],
  ['шахс', 'shaxs'],
  ['ғалаба ҳам', 'galaba ham'],
  ['цирк', 'tsirk'],
  ['їжак', 'yijak'],
])('“%s” is %s in Latin letters', (cyrillic, latin) => {
  expect(transliterate(cyrillic)).toEqual([latin]);
});
