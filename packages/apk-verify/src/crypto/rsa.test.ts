import { createHash, generatePrimeSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bigBytes, bigOf, bits, integer, nothing, octets, oid, sequence } from '../../testing/der-writer.ts';
import { bitLength } from '../der/spki.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { inverse, power, toBytes } from './integers.ts';
import { verifySignature } from './verify-signature.ts';

const text = Uint8Array.from(Buffer.from('what is signed'));
const digest = Uint8Array.from(createHash('sha256').update(text).digest());
const sha256 = oid('2.16.840.1.101.3.4.2.1');
const info = (...parameters: readonly Uint8Array[]) => sequence(sequence(sha256, ...parameters), octets(digest));

const spkiOf = (modulus: bigint, exponent: bigint) =>
  sequence(sequence(oid('1.2.840.113549.1.1.1'), nothing), bits(sequence(integer(modulus), integer(exponent))));

/**
 * Creates a key of any size quickly: many small primes instead of two large ones. It is as easy to break as to create,
 * and verifies like any other.
 */
function manyPrimes(size: number, exponent: bigint) {
  const each = 128;
  const primes = new Set<bigint>();
  const draw = (length: number) => {
    for (;;) {
      const prime = generatePrimeSync(length, { bigint: true });
      if (!primes.has(prime) && (prime - 1n) % exponent !== 0n) return prime;
    }
  };
  let modulus = 1n;
  while (bitLength(modulus) < size - 2 * each) {
    const prime = draw(each);
    primes.add(prime);
    modulus *= prime;
  }
  // A product has as many bits as its factors together, or one less.
  for (let round = 0; ; round++) {
    const last = draw(size - bitLength(modulus) + (round % 2));
    if (bitLength(modulus * last) !== size) continue;
    primes.add(last);
    modulus *= last;
    return { modulus, exponent, primes: [...primes] };
  }
}

type Key = ReturnType<typeof manyPrimes>;

/** Returns the number whose power is the encoded message: computed for each prime, then combined (Garner). */
function root({ exponent, primes }: Key, encoded: bigint): bigint {
  let [value, product] = [0n, 1n];
  for (const prime of primes) {
    const own = power(encoded % prime, inverse(exponent, prime - 1n)!, prime);
    const step = (((own - value) % prime) * inverse(product, prime)!) % prime;
    value += product * (step < 0n ? step + prime : step);
    product *= prime;
  }
  return value;
}

const bytesOf = ({ modulus }: Key) => Math.ceil(bitLength(modulus) / 8);

/** Signs an encoded message as given. */
function signed(key: Key, encoded: Uint8Array) {
  const signature = toBytes(root(key, bigOf(encoded)), bytesOf(key));
  return verifySignature(
    { key: 'RSA', digest: 'SHA-256' },
    spkiOf(key.modulus, key.exponent),
    signature,
    [text],
    nodeDigests,
  );
}

const padded = (length: number, ...tail: readonly number[]) =>
  Uint8Array.of(0, 1, ...new Array(length - 3 - tail.length).fill(0xff), 0, ...tail);

describe('RSA keys of all sizes', () => {
  it.each([512, 1024, 1025, 1031, 2047, 8192, 16_384])('%i bits', async (size) => {
    const key = manyPrimes(size, 65_537n);
    expect(bitLength(key.modulus)).toBe(size);
    const right = padded(bytesOf(key), ...info(nothing));
    expect(await signed(key, right)).toBe('ok');
    right[right.length - 1]! ^= 1;
    expect(await signed(key, right)).toBe('wrong');
  });
});

describe('forged PKCS #1 padding', () => {
  const key = manyPrimes(2048, 3n);
  const length = bytesOf(key);
  const right = [...info(nothing)];

  it('is rejected even if the key holder signs it', async () => {
    expect(await signed(key, padded(length, ...right))).toBe('ok');
    const fill = new Array(length - 3 - right.length).fill(0xff);
    for (const bent of [
      padded(length, ...info()),
      padded(length, ...right.slice(0, -1)),
      Uint8Array.of(0, 2, ...fill, 0, ...right),
      Uint8Array.of(0, 0, ...fill, 0, ...right),
      Uint8Array.of(0, 1, ...fill.slice(1), 0xfe, 0, ...right),
      Uint8Array.of(0, 1, ...fill.slice(1), 0, 0, ...right),
      padded(length, ...sequence(sequence(sha256, integer(0)), octets(digest))),
      padded(length, ...sequence(sequence(sha256, nothing), octets(digest), nothing)),
      padded(length, 0x30, 0x81, right.length - 2, ...right.slice(2)),
      padded(length, ...digest),
    ])
      expect(await signed(key, bent)).toBe('wrong');
  });

  it('is rejected with the digest first and garbage after it, made without the key (Bleichenbacher, 2006)', async () => {
    // A cube root only needs to be right in its upper third.
    const front = bigOf(Uint8Array.of(0, 1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, ...right));
    const rest = BigInt(8 * (length - 11 - right.length));
    let [low, high] = [0n, 1n << BigInt(8 * Math.ceil(length / 3))];
    while (low < high) {
      const middle = (low + high) >> 1n;
      if (middle * middle * middle < front << rest) low = middle + 1n;
      else high = middle;
    }
    expect((low * low * low) >> rest).toBe(front);
    const spki = spkiOf(key.modulus, 3n);
    const signature = bigBytes(low, length);
    for (const padding of ['PKCS1', 'PSS'] as const)
      expect(
        await verifySignature({ key: 'RSA', padding, digest: 'SHA-256' }, spki, signature, [text], nodeDigests),
      ).toBe('wrong');
  });
});
