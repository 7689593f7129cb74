import { expect, it } from 'vitest';
import { initial } from './initial.ts';

it.each([
  ['Signal', 'S'],
  ['😀 App', '😀'],
  ['𠮷野', '𠮷'],
  ['', ''],
])('the initial of “%s” is “%s”', (name, letter) => expect(initial(name)).toBe(letter));
