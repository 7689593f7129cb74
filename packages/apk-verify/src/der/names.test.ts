import { describe, expect, it } from 'vitest';
import { oid as id, sequence, tlv } from '../../testing/der-writer.ts';
import { ApkError } from '../model/error.ts';
import { readValue } from './der.ts';
import { canonicalName, isEmptyName, nameText } from './names.ts';
import { instant } from './time.ts';

type Part = readonly [type: string, tag: number, text: string | Uint8Array];

const attribute = ([type, tag, text]: Part) =>
  sequence(id(type), tlv(tag, typeof text === 'string' ? Uint8Array.from(Buffer.from(text)) : text));
const name = (...rdns: readonly (readonly Part[])[]) =>
  sequence(...rdns.map((parts) => tlv(0x31, ...parts.map(attribute))));

const [utf8, printable, ia5, bmp] = [0x0c, 0x13, 0x16, 0x1e];
const [cn, country, organization, email] = ['2.5.4.3', '2.5.4.6', '2.5.4.10', '1.2.840.113549.1.9.1'];

describe('nameText', () => {
  it.each([
    ['the most specific part first', name([[country, printable, 'DE']], [[cn, utf8, 'Demo']]), 'CN=Demo,C=DE'],
    [
      'parts of several attributes',
      name([
        [cn, utf8, 'A'],
        [organization, utf8, 'B'],
      ]),
      'CN=A+O=B',
    ],
    [
      'what would be read as syntax',
      name([[cn, utf8, ' #a,b+c"d\\e<f>g;h ']]),
      'CN=\\ #a\\,b\\+c\\"d\\\\e\\<f\\>g\\;h\\ ',
    ],
    ['a leading hash', name([[cn, utf8, '#1']]), 'CN=\\#1'],
    ['other alphabets', name([[cn, utf8, '漢字']]), 'CN=漢字'],
    ['UTF-16', name([[cn, bmp, Uint8Array.of(0x6f, 0x22)]]), 'CN=漢'],
    ['UTF-32', name([[cn, 0x1c, Uint8Array.of(0, 1, 0xf6, 0, 0, 0xff, 0, 0)]]), 'CN=😀\ufffd'],
    ['an address', name([[email, ia5, 'a@b.c']]), 'EMAILADDRESS=a@b.c'],
    ['a type without a word', name([['1.2.3.4', utf8, 'x']]), '1.2.3.4=#0c0178'],
    ['a value that is no text', name([[cn, 0x02, Uint8Array.of(5)]]), 'CN=#020105'],
    ['an empty name', name(), ''],
  ])('writes %s', (_, encoded, text) => {
    expect(nameText(encoded)).toBe(text);
    expect(isEmptyName(readValue(encoded))).toBe(text === '');
  });

  it.each([
    ['no SEQUENCE', tlv(0x31)],
    ['no SET', sequence(sequence())],
    ['an attribute without a value', sequence(tlv(0x31, sequence(id(cn))))],
    ['an attribute with two', sequence(tlv(0x31, sequence(id(cn), tlv(0x0c), tlv(0x0c))))],
  ])('refuses %s', (_, encoded) => {
    expect(() => nameText(encoded)).toThrowError(ApkError);
  });
});

describe('canonicalName', () => {
  const known = canonicalName(name([[organization, utf8, 'Some Body']], [[cn, utf8, 'Demo']]));

  it.each([
    ['case', name([[organization, utf8, 'SOME body']], [[cn, utf8, 'demo']])],
    ['spaces', name([[organization, utf8, '  Some    Body ']], [[cn, utf8, 'Demo']])],
    ['the kind of text', name([[organization, printable, 'Some Body']], [[cn, printable, 'Demo']])],
  ])('does not mind %s', (_, other) => {
    expect(canonicalName(other)).toBe(known);
  });

  it.each([
    ['another text', name([[organization, utf8, 'SomeBody']], [[cn, utf8, 'Demo']])],
    ['another order', name([[cn, utf8, 'Demo']], [[organization, utf8, 'Some Body']])],
    ['another nesting', name([[organization, utf8, 'Some Body'] as Part, [cn, utf8, 'Demo'] as Part])],
    ['a text that only looks like it', name([[organization, utf8, 'Some Body"],["2.5.4.3=demo']])],
    ['another kind of text than the two', name([[organization, ia5, 'Some Body']], [[cn, utf8, 'Demo']])],
  ])('tells %s', (_, other) => {
    expect(canonicalName(other)).not.toBe(known);
  });

  it('does not mind the order inside of one part, and a long run of spaces takes no time', () => {
    const two = [[cn, utf8, 'a'] as Part, [organization, utf8, 'b'] as Part];
    expect(canonicalName(name(two))).toBe(canonicalName(name([...two].reverse())));
    const long = `x${' '.repeat(60_000)}x`;
    expect(canonicalName(name([[cn, utf8, long]]))).toBe(canonicalName(name([[cn, utf8, 'x x']])));
  });
});

it('compares names of a megabyte as they are, which takes no time', () => {
  const marks = (end: string) => name([[cn, utf8, '\u0301'.repeat(250_000) + '\u0316'.repeat(250_000) + end]]);
  expect(canonicalName(marks('a'))).toBe(canonicalName(marks('a')));
  expect(canonicalName(marks('a'))).not.toBe(canonicalName(marks('A')));
});

describe('instant', () => {
  const time = (text: string) => readValue(tlv(text.length > 14 ? 0x18 : 0x17, Uint8Array.from(Buffer.from(text))));

  it.each([
    ['160831120000Z', '2016-08-31T12:00:00Z'],
    ['1608311200Z', '2016-08-31T12:00:00Z'],
    ['491231235959Z', '2049-12-31T23:59:59Z'],
    ['500101000000Z', '1950-01-01T00:00:00Z'],
    ['20500101000000Z', '2050-01-01T00:00:00Z'],
    ['99991231235959Z', '9999-12-31T23:59:59Z'],
    ['20200101000000.5Z', '2020-01-01T00:00:00Z'],
    ['20200101000000+0130', '2019-12-31T22:30:00Z'],
    ['20200101000000-0100', '2020-01-01T01:00:00Z'],
    ['00010101000000Z', '0001-01-01T00:00:00Z'],
  ])('reads %s', (text, expected) => {
    expect(instant(time(text))).toBe(expected);
  });

  it.each([
    '',
    '160831120000',
    '161331120000Z',
    '160800120000Z',
    '160831240000Z',
    '160831126000Z',
    '16083112000Z',
    'x',
  ])('refuses %j', (text) => {
    expect(() => instant(readValue(tlv(0x17, Uint8Array.from(Buffer.from(text)))))).toThrowError(ApkError);
  });

  it('refuses what is no time', () => {
    expect(() => instant(readValue(tlv(0x0c, Uint8Array.from(Buffer.from('160831120000Z')))))).toThrowError(ApkError);
  });
});
