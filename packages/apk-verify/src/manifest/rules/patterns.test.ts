import { describe, expect, it } from 'vitest';
import { isAdvancedPattern, isJavaInteger } from './patterns.ts';

describe('an advanced pattern', () => {
  it.each([
    '',
    '/a',
    '/[a-z]+',
    '/[^a]*',
    '/a{2}',
    '/a{2,}/',
    '/.{2,4}b',
    ']',
    '}',
    'a}*',
    '[a-]',
    '[[]',
    '[\\]]',
    '\\*+',
    'a{-1}',
  ])('%j can be parsed', (pattern) => {
    expect(isAdvancedPattern(pattern)).toBe(true);
  });

  it.each([
    '[]',
    '*',
    '+a',
    'a**',
    'a+*',
    '{2}',
    'a{2}{3}',
    'a{',
    'a{x}',
    'a{4,2}',
    'a{,2}',
    '[',
    '[^',
    '[^]',
    '[a',
    '[a\\]',
    'a\\',
    '[^]a',
  ])('%j cannot be parsed', (pattern) => {
    expect(isAdvancedPattern(pattern)).toBe(false);
  });
});

it('a number is one of Java', () => {
  for (const text of ['0', '8080', '+1', '-1', '007', '2147483647', '-2147483648', '\u0663'])
    expect([text, isJavaInteger(text)]).toEqual([text, true]);
  for (const text of ['', '+', '1.0', '0x1', ' 1', '1 ', '2147483648', 'a', '1_0'])
    expect([text, isJavaInteger(text)]).toEqual([text, false]);
});
