import { expect, it } from 'vitest';
import { clean } from './clean.ts';

it.each([
  ['F-Droid', 'F-Droid'],
  ['  two\n lines\tand tabs ', 'two lines and tabs'],
  ['turned \u202eround\u202c', 'turned round'],
  ['iso\u2066lated\u2069', 'isolated'],
  ['nul\0l', 'nul l'],
  ['hid\u200bden\ufeff', 'hidden'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['க்\u200dஷ', 'க்\u200dஷ'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['\ue000private\u{e0041}tag', 'privatetag'],
  ['half \ud800 a letter', 'half  a letter'],
  ['👩‍💻 works', '👩‍💻 works'],
])('%j is shown as %j', (text, shown) => {
  expect(clean(text)).toBe(shown);
});

it('clips what is endless, between letters', () => {
  expect(clean('x'.repeat(1_000_000))).toBe(`${'x'.repeat(80)}…`);
  expect(clean('x'.repeat(80))).toBe('x'.repeat(80));
  expect([...clean('😀'.repeat(100))]).toHaveLength(81);
});
