import { describe, expect, it } from 'vitest';
import { parseBase } from './base.ts';

describe('parseBase', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['/guide/', '/guide/'],
    ['guide', '/guide/'],
    ['/guide', '/guide/'],
    ['help/apps/v1.2', '/help/apps/v1.2/'],
    ['/~a_b-c/', '/~a_b-c/'],
  ])('reads %j as %s', (text, base) => {
    expect(parseBase(text)).toBe(base);
  });

  it.each([
    '//evil.example/',
    'https://guide.example/',
    '/a//b/',
    '/../',
    '/a/./b/',
    '/.git/',
    '/a b/',
    '/a?b/',
    '/a#b/',
    '/%2e/',
    '/a"b/',
    '/a;b/',
    '/a$b/',
    '/a{b/',
    '/(a|b)/',
    '/ä/',
    '/a\nb/',
    '\\a',
  ])('rejects %j', (text) => {
    expect(() => parseBase(text)).toThrow(/^The base is ".*" but has to be a folder of the server/s);
  });
});
