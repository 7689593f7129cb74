import { describe, expect, it } from 'vitest';
import { concat } from '../../testing/bytes.ts';
import { bigBytes, bits, integer, nothing, oid, sequence, tlv } from '../../testing/der-writer.ts';
import { key, keyNames } from '../../testing/keys.ts';
import { ApkError } from '../model/error.ts';
import { bitLength, comparableKey, readPublicKey } from './spki.ts';

describe('public keys', () => {
  const rsa = (modulus: Uint8Array, exponent: bigint | number = 65_537, parameters = nothing) =>
    sequence(sequence(oid('1.2.840.113549.1.1.1'), parameters), bits(sequence(tlv(0x02, modulus), integer(exponent))));
  const odd = (bytes: number) => bigBytes((1n << BigInt(8 * bytes)) - 1n);

  it('takes a modulus without its leading zero for positive, and compares it so', () => {
    const bare = rsa(odd(128));
    const proper = rsa(concat(Uint8Array.of(0), odd(128)));
    expect(readPublicKey(bare)).toEqual(readPublicKey(proper));
    // Minimal two's complement of −1 is one byte.
    const spelt = Uint8Array.from([0x80, ...odd(127)]);
    expect(comparableKey(rsa(spelt))).toEqual(rsa(concat(Uint8Array.of(0), spelt)));
    expect(comparableKey(proper)).toEqual(proper);
  });

  it.each([...keyNames])('keeps the bytes of %s', (name) => {
    expect(comparableKey(key(name).spki)).toEqual(key(name).spki);
  });

  it.each([64, 2048])('takes an RSA key of %i bytes', (bytes) => {
    expect(readPublicKey(rsa(concat(Uint8Array.of(0), odd(bytes)))).algorithm).toBe('RSA');
  });

  it.each([
    ['of 504 bits', rsa(concat(Uint8Array.of(0), odd(63)))],
    ['of 16,392 bits', rsa(concat(Uint8Array.of(0), odd(2049)))],
    [
      'that is even',
      rsa(
        concat(
          Uint8Array.of(0),
          odd(128).map((byte, at) => (at === 127 ? 0xfe : byte)),
        ),
      ),
    ],
    ['with the exponent 1', rsa(concat(Uint8Array.of(0), odd(128)), 1)],
    ['with an even exponent', rsa(concat(Uint8Array.of(0), odd(128)), 4)],
    ['with an exponent of a thousand bits', rsa(concat(Uint8Array.of(0), odd(128)), (1n << 1000n) + 1n)],
    ['with parameters', rsa(concat(Uint8Array.of(0), odd(128)), 3, sequence())],
    ['with something behind it', concat(key('rsa-1024').spki, nothing)],
    ['that is empty', rsa(new Uint8Array(0))],
  ])('refuses an RSA key %s', (_, spki) => {
    expect(() => readPublicKey(spki)).toThrowError(ApkError);
  });

  it.each([
    ['without a curve', sequence(oid('1.2.840.10045.2.1'))],
    ['with an unknown curve', sequence(oid('1.2.840.10045.2.1'), oid('1.3.132.0.10'))],
    ['with a curve of its own', sequence(oid('1.2.840.10045.2.1'), sequence(integer(1)))],
  ])('refuses an EC key %s', (_, algorithmOf) => {
    const point = bits(concat(Uint8Array.of(4), new Uint8Array(64)));
    expect(() => readPublicKey(sequence(algorithmOf, point))).toThrowError(ApkError);
  });

  it.each([
    ['compressed', concat(Uint8Array.of(2), new Uint8Array(32))],
    ['at infinity', Uint8Array.of(0)],
    ['too short', concat(Uint8Array.of(4), new Uint8Array(62))],
  ])('refuses an EC key whose point is %s', (_, point) => {
    const named = sequence(oid('1.2.840.10045.2.1'), oid('1.2.840.10045.3.1.7'));
    expect(() => readPublicKey(sequence(named, bits(point)))).toThrowError(ApkError);
  });

  it.each([
    ['without parameters', []],
    ['with a subprime of 8 bits', [(1n << 1023n) + 1n, 0xfbn, 2n]],
    ['with the generator 1', [(1n << 1023n) + 1n, (1n << 159n) + 1n, 1n]],
    ['with a prime of 100,000 bits', [(1n << 99_999n) + 1n, (1n << 159n) + 1n, 2n]],
  ])('refuses a DSA key %s', (_, numbers) => {
    const parameters = numbers.length ? [sequence(...numbers.map(integer))] : [];
    const spki = sequence(sequence(oid('1.2.840.10040.4.1'), ...parameters), bits(integer(5)));
    expect(() => readPublicKey(spki)).toThrowError(ApkError);
  });

  it('knows that it does not know others', () => {
    expect(readPublicKey(sequence(sequence(oid('1.3.101.112')), bits(new Uint8Array(32))))).toEqual({
      algorithm: 'unknown',
    });
  });

  it.each([
    [0n, 0],
    [1n, 1],
    [7n, 3],
    [8n, 4],
    [255n, 8],
    [256n, 9],
    [1n << 1000n, 1001],
  ])('counts the bits of %i', (value, bits) => {
    expect(bitLength(value)).toBe(bits);
  });
});
