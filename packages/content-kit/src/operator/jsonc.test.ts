import { describe, expect, it } from 'vitest';
import { JsoncError, parseJsonc } from './jsonc.ts';

describe('JSON with comments', () => {
  it('is JSON without them', () => {
    const text =
      '\uFEFF// one\n{ /* two\n lines */ "a": "// no comment", "b": [1, 2, /* c */ ], "c": "/* \\" */", // d\n}';
    expect(parseJsonc(text)).toEqual({ a: '// no comment', b: [1, 2], c: '/* " */' });
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, '"\\"b\\"" is not expected here'],
    ['// only a comment\n', 2, 'it ends too early'],
    ['{\n\n  "a": 1,\n', 4, 'it ends too early'],
    ['{ "a": [1,, 2] }', 1, '"," is not expected here'],
    ["{\n 'a': 1 }", 2, '"\'" is not expected here'],
    ['{\n /* open\n "a": 1 }', 2, '"/" is not expected here'],
    ['{\n "__proto__": {} }', 2, '“__proto__” is no name for a field'],
    ['{ "a": 1,\n "a": 2 }', 2, '"a" stands here twice'],
    ['{ "a": "one\ntwo" }', 1, '"\\"" is not expected here'],
    ['{ a: 1 }', 1, '"a" is not expected here'],
    ['{ "a": yes }', 1, '"yes" is not expected here'],
    ['{} {}', 1, '"{" is not expected here'],
    ['', 1, 'it ends too early'],
    ['['.repeat(10_000), 1, 'it is nested too deeply'],
  ])('%j: line %i', (text, line, reason) => {
    expect(() => parseJsonc(text)).toThrow(new JsoncError(reason, line));
  });
});
