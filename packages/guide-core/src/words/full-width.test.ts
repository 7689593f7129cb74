import { expect, it } from 'vitest';
import { inBrackets, spaceAfter } from './full-width.ts';

it.each([
  ['允许一次', '（允许一次）'],
  ['1回のみ許可', '（1回のみ許可）'],
  ['アプリ', '（アプリ）'],
  ['Allow once', ' (Allow once)'],
  ['ایک بار اجازت دیں', ' (ایک بار اجازت دیں)'],
])('puts %s into its language’s brackets', (gloss, expected) => {
  expect(inBrackets(gloss)).toBe(expected);
});

it.each([
  ['之后，如果您愿意：', ''],
  ['这些步骤适用于 One UI 7。', ''],
  ['Afterwards, if you want:', ' '],
])('after %s', (text, expected) => {
  expect(spaceAfter(text)).toBe(expected);
});
