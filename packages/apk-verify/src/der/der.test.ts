import { describe, expect, it } from 'vitest';
import { ApkError } from '../model/error.ts';
import { Fields, readValue, readValues, tag } from './der.ts';
import { bitBytes, checkBits, encode, integerBytes, oid, small, unsigned } from './primitives.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const integer = (...body: number[]) => readValue(encode(tag.integer, bytes(...body)));

describe('readValue', () => {
  it.each([
    ['short', [0x04, 2, 7, 8, 9], [0x04, 2, 7, 8]],
    ['long', [0x04, 0x81, 2, 7, 8, 9], [0x04, 0x81, 2, 7, 8]],
    ['long with zeros', [0x04, 0x84, 0, 0, 0, 2, 7, 8], [0x04, 0x84, 0, 0, 0, 2, 7, 8]],
    ['a tag number of two bytes', [0xbf, 0x81, 0x01, 2, 7, 8], [0xbf, 0x81, 0x01, 2, 7, 8]],
  ])('takes a length that is %s, and keeps the bytes', (_, all, raw) => {
    const value = readValue(bytes(...all));
    expect([...value.raw]).toEqual(raw);
    expect([...value.body]).toEqual([7, 8]);
  });

  it('takes an indefinite length', () => {
    const value = readValue(bytes(0x30, 0x80, 0x02, 1, 5, 0, 0, 9));
    expect([...value.raw]).toEqual([0x30, 0x80, 0x02, 1, 5, 0, 0]);
    expect([...value.body]).toEqual([0x02, 1, 5]);
  });

  it.each([
    ['nothing', []],
    ['no length', [0x30]],
    ['contents that are cut', [0x04, 3, 1, 2]],
    ['a length that is cut', [0x04, 0x82, 1]],
    ['a length of 4 GiB', [0x04, 0x84, 0xff, 0xff, 0xff, 0xff, 0]],
    ['a length of five bytes', [0x04, 0x85, 0, 0, 0, 0, 1, 7]],
    ['the reserved length', [0x04, 0xff, 0]],
    ['a tag number that is cut', [0x1f, 0x81]],
    ['a tag number without end', [0x1f, 0x81, 0x81, 0x81, 0x81, 0x81, 1, 0]],
    ['an indefinite length without end', [0x30, 0x80, 0x02, 1, 5, 0]],
    ['an indefinite length of a primitive', [0x04, 0x80, 1, 0, 0]],
    ['an indefinite length inside of another', [0x30, 0x80, 0x30, 0x80, 0x02, 1, 5, 0, 0, 0, 0]],
    ['an indefinite length whose contents hold its end', [0x30, 0x80, 0x04, 2, 0, 0, 0, 0]],
  ])('refuses %s', (_, all) => {
    expect(() => readValue(bytes(...all))).toThrowError(ApkError);
  });

  it('is done at once with a million nested values', () => {
    const nested = bytes(...Array.from({ length: 100_000 }, (_, at) => (at % 2 ? 0x80 : 0x30)));
    expect(() => readValue(nested)).toThrowError(ApkError);
    const outer = readValue(encode(tag.sequence, new Uint8Array(1 << 20).fill(0x30)));
    expect(outer.body).toHaveLength(1 << 20);
  });
});

describe('readValues and Fields', () => {
  it('reads all values to the last byte', () => {
    expect(readValues(bytes(5, 0, 2, 1, 7)).map(({ tag }) => tag)).toEqual([5, 2]);
    expect(readValues(bytes())).toEqual([]);
    expect(() => readValues(bytes(5, 0, 2))).toThrowError(ApkError);
  });

  it('refuses more values than it would keep', () => {
    expect(readValues(new Uint8Array(2 * 4096).fill(0))).toHaveLength(4096);
    expect(() => readValues(new Uint8Array(2 * 4097).fill(0))).toThrowError(ApkError);
  });

  it('takes fields by their tags', () => {
    const fields = new Fields(readValue(bytes(0x30, 5, 5, 0, 2, 1, 7)));
    expect(fields.optional(tag.boolean)).toBeNull();
    expect(fields.optional(tag.null)?.tag).toBe(tag.null);
    expect(() => fields.end()).toThrowError(ApkError);
    expect(fields.left).toBe(1);
    expect([...fields.take(tag.integer).body]).toEqual([7]);
    fields.end();
    expect(() => fields.take()).toThrowError(ApkError);
    expect(() => new Fields(readValue(bytes(0x31, 0)))).toThrowError(ApkError);
    expect(() => new Fields(readValue(bytes(0x30, 2, 5, 0))).take(tag.integer)).toThrowError(ApkError);
  });
});

describe('primitives', () => {
  it.each([
    [[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02], '1.2.840.113549.1.7.2'],
    [[0x55, 0x04, 0x03], '2.5.4.3'],
    [[0x88, 0x37, 0x03], '2.999.3'],
    [[0x27], '0.39'],
  ])('reads an identifier %j', (body, text) => {
    expect(oid(readValue(encode(tag.oid, bytes(...body))))).toBe(text);
  });

  it.each([
    ['nothing', []],
    ['an arc that is cut', [0x2a, 0x86]],
    ['a padded arc', [0x2a, 0x80, 0x03]],
    ['an arc beyond all numbers', [0x2a, ...new Array(12).fill(0xff), 0x7f]],
    ['a hundred arcs', new Array(100).fill(1)],
  ])('refuses an identifier of %s', (_, body) => {
    expect(() => oid(readValue(encode(tag.oid, bytes(...body))))).toThrowError(ApkError);
  });

  it('reads integers with and without a sign', () => {
    expect([...integerBytes(integer(0, 0, 0x80))]).toEqual([0, 0x80]);
    expect([...integerBytes(integer(0xff, 0xff, 0x80))]).toEqual([0x80]);
    expect([...integerBytes(integer(0))]).toEqual([0]);
    expect(unsigned(integer(0xff, 1))).toBe(0xff01n);
    expect(small(integer(0, 2))).toBe(2);
    for (const wrong of [integer(), integer(0xff), integer(1, 0)]) expect(() => small(wrong)).toThrowError(ApkError);
    expect(() => unsigned(integer())).toThrowError(ApkError);
    expect(() => integerBytes(readValue(bytes(4, 1, 1)))).toThrowError(ApkError);
  });

  it('reads bit strings', () => {
    const bits = (...body: number[]) => readValue(encode(tag.bitString, bytes(...body)));
    expect([...bitBytes(bits(0, 1, 2))]).toEqual([1, 2]);
    expect(() => bitBytes(bits(4, 0x10))).toThrowError(ApkError);
    checkBits(bits(4, 0x10));
    for (const wrong of [bits(), bits(8, 1), bits(1)]) expect(() => checkBits(wrong)).toThrowError(ApkError);
  });

  it.each([0, 1, 127, 128, 255, 256, 65_535, 65_536])('writes %i bytes so that they are read again', (length) => {
    const value = encode(tag.octetString, new Uint8Array(length));
    expect(readValue(value).body).toHaveLength(length);
    expect(value).toHaveLength(length + (length < 128 ? 2 : length < 256 ? 3 : length < 65_536 ? 4 : 5));
  });
});
