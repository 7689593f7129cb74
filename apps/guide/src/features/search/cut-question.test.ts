import { expect, it } from 'vitest';
import { parseNotes } from '../../platform/storage/parse-notes.ts';
import { cutQuestion } from './cut-question.ts';

it.each([
  [' why? ', 'why?'],
  ['x'.repeat(130), 'x'.repeat(120)],
  [`${'x'.repeat(118)}\u{1f600}`, `${'x'.repeat(118)}\u{1f600}`],
  [`${'x'.repeat(119)}\u{1f600}`, 'x'.repeat(119)],
])('cuts %j between two characters, so that it can be sent', (words, cut) => {
  expect(cutQuestion(words)).toBe(cut);
  expect(encodeURIComponent(cut)).toBeTruthy();
});

it('cuts to the longest question that the notes take', () => {
  const cut = cutQuestion('x'.repeat(500));
  expect(parseNotes(JSON.stringify({ asked: [`${cut}x`, cut] })).asked).toEqual([cut]);
});
