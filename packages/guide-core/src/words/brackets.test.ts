import { expect, it } from 'vitest';
import { inBrackets } from './brackets.ts';

it.each([
  ['允许一次', '（允许一次）'],
  ['1回のみ許可', '（1回のみ許可）'],
  ['アプリ', '（アプリ）'],
  ['Allow once', ' (Allow once)'],
  ['ایک بار اجازت دیں', ' (ایک بار اجازت دیں)'],
])('puts %s into its language’s brackets', (gloss, expected) => {
  expect(inBrackets(gloss)).toBe(expected);
});
