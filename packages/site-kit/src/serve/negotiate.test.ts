import { describe, expect, it } from 'vitest';
import { type Encoding, hasTag, parseRange, pickEncoding } from './negotiate.ts';

const anyCopy = () => true;

describe('pickEncoding', () => {
  it.each<[string | undefined, Encoding]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5,gzip;q=0.5', 'br'],
    ['br; Q=0, gzip;q=0.001', 'gzip'],
    ['br;q=0.000', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0', 'identity'],
    ['vibrant', 'identity'],
    ['x-br', 'identity'],
    ['br;q=nonsense', 'br'],
    [',,;;q=,br', 'br'],
  ])('reads %j as %s', (header, encoding) => {
    expect(pickEncoding(header, anyCopy)).toBe(encoding);
  });

  it('picks only available encodings', () => {
    expect(pickEncoding('br, gzip', (name) => name !== 'br')).toBe('gzip');
    expect(pickEncoding('br, gzip', (name) => name === 'identity')).toBe('identity');
    expect(pickEncoding('br, identity;q=0', (name) => name === 'identity')).toBe('identity');
  });

  it('handles 64 kB of commas', () => {
    expect(pickEncoding(`${','.repeat(65_536)}gzip`, anyCopy)).toBe('gzip');
  });
});

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=-20', { start: 0, end: 9 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=-1-2', undefined],
    ['bytes=0-9999999999999999999999', undefined],
    [undefined, undefined],
  ])('reads %j of ten bytes', (header, part) => {
    expect(parseRange(header, 10)).toEqual(part);
  });

  it('cannot satisfy a range of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('tag list %j contains "a": %s', (header, expected) => {
  expect(hasTag(header, '"a"')).toBe(expected);
});
