import { describe, expect, it } from 'vitest';
import { parseJson, parseJsonc } from './jsonc.ts';

describe('JSON with comments', () => {
  it('is JSON without them', () => {
    const text =
      '\uFEFF// one\n{ /* two\n lines */ "a": "// no comment", "b": [1, 2, /* c */ ], "c": "/* \\" */", // d\n}';
    expect(parseJsonc(text)).toEqual({ a: '// no comment', b: [1, 2], c: '/* " */' });
  });

  it('may name a field as every object has one', () => {
    expect(parseJsonc('{ "toString": 1, "constructor": 2 }')).toEqual({ toString: 1, constructor: 2 });
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, '"b" is not expected here'],
    ['// only a comment\n', 2, 'it ends too early'],
    ['{\n\n  "a": 1,\n', 4, 'it ends too early'],
    ['{ "a": [1,, 2] }', 1, '"," is not expected here'],
    ["{\n 'a': 1 }", 2, '"\'" is not expected here'],
    ['{\n /* open\n "a": 1 }', 2, '"/" is not expected here'],
    ['{\n "__proto__": {} }', 2, '“__proto__” is no name for a field'],
    ['{ "a": 1,\n "a": 2 }', 2, '"a" stands here twice'],
    ['{ "a": "one\ntwo" }', 1, 'a text does not end on its line'],
    ['\uFFFD\uFFFD{ }', 1, 'it is not written in UTF-8'],
    ['{ a: 1 }', 1, '"a" is not expected here'],
    ['{ "a": yes }', 1, '"yes" is not expected here'],
    ['{} {}', 1, '"{" is not expected here'],
    ['', 1, 'it ends too early'],
    ['['.repeat(10_000), 1, 'it is nested too deeply'],
  ])('%j: line %i', (text, line, reason) => {
    expect(() => parseJsonc(text)).toThrow(expect.objectContaining({ line, message: reason }));
  });

  it.each([
    ['{ "a": 1 "b": 2 }', /a comma or a quotation mark/],
    ['{ "a": 1, "a": 2 }', /^Keep one/],
    ['{ "__proto__": 1 }', /^Take it out/],
    ['{ "a": "one\ntwo" }', /^Write it on one line/],
    ['\uFFFD', /^Save the file as UTF-8/],
    ['', /^Write what is missing at its end/],
    ['{ "a": 1', /a closing } or ]/],
    ['{ "a": 1, # c\n}', /^Begin the comment with \/\//],
    ["{ 'a': 1 }", /^Write straight double marks/],
    ['{ “a”: 1 }', /^Write straight double marks/],
    ['{ a: 1 }', /^Write the name between two " marks/],
    ['{ "a": yes }', /a switch is true or false/],
    ['{ "a": 1 b: 2 }', /a comma or a quotation mark/],
    ['a:\n  b: 1\n', /^Write { at the beginning/],
    ['---\na: 1\n', /^Write { at the beginning/],
  ])('%j: with the remedy %j', (text, remedy) => {
    expect(() => parseJsonc(text)).toThrow(expect.objectContaining({ remedy: expect.stringMatching(remedy) }));
  });
});

describe('JSON', () => {
  it('may begin with a byte order mark', () => {
    expect(parseJson('\uFEFF{ "a": [1] }')).toEqual({ a: [1] });
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"b" is not expected here'],
    ['{ "a": 1, // c\n}', 1, 11, '"/" is not expected here'],
    ['{ "a": [1, 2,\n] }', 2, 1, '"]" is not expected here'],
    ['{\n "a": "one,\n "b": 1 }', 2, 7, 'a text does not end on its line'],
    ['{ "a": 1', 1, 9, 'it ends too early'],
    ['{\u00a0"a": 1 }', 1, 2, '"\u00a0" is not expected here'],
  ])('%j: line %i, column %i', (text, line, column, message) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ line, column, message }));
  });
});
