import { describe, expect, it } from 'vitest';
import { ApkError } from '../model/error.ts';
import { digestsToVerify } from './digests.ts';
import { attributeOf, fold, readSections } from './manifest.ts';

const read = (text: string) => readSections(Uint8Array.from(Buffer.from(text)));
const shape = (text: string) => read(text).map(({ name, start, size }) => [name, start, size]);

describe('readSections', () => {
  it.each(['\r\n', '\n', '\r'])('splits at blank lines that end with %j, and keeps the bytes', (end) => {
    const main = `Manifest-Version: 1.0${end}${end}`;
    const first = `Name: a${end}SHA1-Digest: x${end}${end}`;
    const second = `Name: b${end}SHA1-Digest: y${end}${end}`;
    expect(shape(main + first + second)).toEqual([
      [null, 0, main.length],
      ['a', main.length, first.length],
      ['b', main.length + first.length, second.length],
    ]);
    expect(attributeOf(read(main + first)[1]!, 'sha1-digest')).toBe('x');
  });

  it('leaves blank lines between sections to nobody', () => {
    expect(shape('\n\nA: b\n\n\n\nName: c\n\n\n')).toEqual([
      [null, 2, 6],
      ['c', 10, 9],
    ]);
  });

  it('takes a last section that is not ended', () => {
    expect(shape('A: b')).toEqual([[null, 0, 4]]);
    expect(shape('A: b\n\nName: x')).toEqual([
      [null, 0, 6],
      ['x', 6, 7],
    ]);
    expect(shape('A: b\r\n\r\nName: x\r\n')[1]).toEqual(['x', 8, 9]);
    expect(shape('')).toEqual([]);
    expect(shape('\r\n\n\r')).toEqual([]);
  });

  it('joins lines that start with a space, in the middle of a character too', () => {
    const [section] = readSections(
      Uint8Array.from([...Buffer.from('Name: a'), 0xe6, 0x0a, 0x20, 0xbc, 0xa2, 0x0a, 0x0a]),
    );
    expect(section!.name).toBe('a漢');
    expect(read('Na\n me: a\n  b\n\n')[0]!.name).toBe('a b');
  });

  it('does not join a first line with anything', () => {
    expect(read(' Name: a\n\n')[0]!.name).toBeNull();
    expect(read('A: b\n\n Name: a\n')[1]!.name).toBeNull();
  });

  it('keeps what a name is made of', () => {
    expect(read('Name: a\0b\n\n')[0]!.name).toBe('a\0b');
    expect(read('Name:  a: b \n\n')[0]!.name).toBe(' a: b ');
    expect(read('NAME: a\n\n')[0]!.name).toBe('a');
    expect(read('Name:a\n\n')[0]!.name).toBeNull();
    expect(read('SHA1-Digest: x\nName: a\n\n')[0]!.name).toBeNull();
    expect(read('Name\n\n')[0]!.name).toBe('');
  });

  it('finds the first attribute of a name, in any case', () => {
    const [section] = read('x: y\nsHa1-DIGEST: a\nSHA1-Digest: b\nCreated-By: c\n\n');
    expect(attributeOf(section!, 'sha1-digest')).toBe('a');
    expect(attributeOf(section!, 'created-by')).toBe('c');
    expect(attributeOf(section!, 'md5-digest')).toBeUndefined();
  });

  it('folds letters as Java does where they end up in ASCII', () => {
    expect(fold('SHA-Digest')).toBe('sha-digest');
    expect(fold('\u017fHA-D\u0131ge\u017ft \u212a\u0130')).toBe('sha-digest ki');
    expect(fold('\u00c4')).toBe('\u00c4');
  });

  it('reads a hundred thousand sections, of lines in one attribute, of attributes in one section', () => {
    const count = 100_000;
    expect(read('Name: a\n\n'.repeat(count))).toHaveLength(count);
    expect(() => read('Name: a\n\n'.repeat(count + 1))).toThrow(expect.objectContaining({ code: 'too-large' }));
    expect(read(`Name: ${'a\n '.repeat(count)}\n\n`)[0]!.name).toHaveLength(count);
    expect(attributeOf(read(`${'sha-digest: y\n'.repeat(count)}\n`)[0]!, 'sha-digest')).toBe('y');
  });
});

describe('digestsToVerify', () => {
  const all = (text: string, minSdk: number, maxSdk: number) =>
    digestsToVerify(read(`${text}\n\n`)[0]!, '-digest', { minSdk, maxSdk })
      .map(({ name, digest }) => `${name} ${Buffer.from(digest)}`)
      .join(', ');
  const [one, two, three] = ['b25l', 'dHdv', 'dGhyZWU='];

  const two256 = `SHA1-Digest: ${one}\nSHA-256-Digest: ${two}`;
  const differ = `SHA-Digest: ${one}\nSHA1-Digest: ${two}`;
  const listed = `Digest-Algorithms: XX sha-512 MD5 SHA1\nSHA1-Digest: ${one}\nMD5-Digest: ${two}`;
  const listed512 = `Digest-Algorithms: SHA-512 SHA1\nSHA1-Digest: ${one}\nSHA-512-Digest: ${two}`;
  it.each([
    ['the strongest from 18 on', two256, 18, 99, 'SHA-256 two'],
    ['SHA-1 before', two256, 4, 17, 'SHA-1 one'],
    ['both where the range has both', two256, 4, 99, 'SHA-1 one, SHA-256 two'],
    ['one only if both are the same', `SHA1-Digest: ${one}`, 4, 99, 'SHA-1 one'],
    ['both if they are of one name and differ', differ, 4, 99, 'SHA-1 one, SHA-1 two'],
    ['SHA-512 before SHA-384', `SHA-384-Digest: ${one}\nSHA-512-Digest: ${three}`, 18, 99, 'SHA-512 three'],
    ['nothing without one that old versions know', `SHA-256-Digest: ${two}`, 17, 99, ''],
    ['nothing of weak ones for new versions', `MD5-Digest: ${one}\nSHA-Digest: ${two}`, 18, 99, ''],
    ['what the list says, in its order', listed, 4, 17, 'MD5 two'],
    ['SHA-512 of the list from 9 on', listed512, 8, 17, 'SHA-1 one'],
    ['SHA-512 of the list from 9 on (9)', listed512, 9, 17, 'SHA-512 two'],
    ['nothing if the list is empty', `Digest-Algorithms: \nSHA1-Digest: ${one}`, 4, 17, ''],
  ])('picks %s', (_, text, minSdk, maxSdk, expected) => {
    expect(all(text, minSdk, maxSdk)).toEqual(expected);
  });

  it('ends with an error for a digest that is no Base64', () => {
    expect(() => all('SHA1-Digest: *', 18, 99)).toThrowError(ApkError);
    expect(() => all('SHA-256-Digest: AA=', 18, 99)).toThrowError(ApkError);
    expect(all('SHA1-Digest: *', 18, 99 - 99)).toBe('');
  });

  it('reads a long list once', () => {
    const list = `Digest-Algorithms: ${'SHA-512 x '.repeat(200_000)}`;
    expect(all(`${list}\nSHA1-Digest: ${one}`, 4, 17)).toBe('');
  });
});
