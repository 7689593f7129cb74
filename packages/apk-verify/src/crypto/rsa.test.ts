import {
  constants,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
  privateEncrypt,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bigBytes, bigOf, integer, nothing, octets, oid, sequence } from '../../testing/der-writer.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { verifySignature } from './verify-signature.ts';

const text = Uint8Array.from(Buffer.from('what is signed'));
const digest = Uint8Array.from(createHash('sha256').update(text).digest());
const sha256 = oid('2.16.840.1.101.3.4.2.1');
const info = (...parameters: readonly Uint8Array[]) => sequence(sequence(sha256, ...parameters), octets(digest));

/** Signs an encoded message as given, and verifies it. */
function signed({ privateKey, publicKey }: KeyPairKeyObjectResult, encoded: Uint8Array) {
  const signature = Uint8Array.from(privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, encoded));
  return verifySignature({ key: 'RSA', digest: 'SHA-256' }, spkiOf(publicKey), signature, [text], nodeDigests);
}
const spkiOf = (key: KeyObject) => Uint8Array.from(key.export({ type: 'spki', format: 'der' }));

const padded = (length: number, ...tail: readonly number[]) =>
  Uint8Array.of(0, 1, ...new Array(length - 3 - tail.length).fill(0xff), 0, ...tail);

describe('RSA keys of all sizes', () => {
  it.each([512, 1024, 1025, 1031, 2047])('%i bits', async (modulusLength) => {
    const key = generateKeyPairSync('rsa', { modulusLength });
    const right = padded(Math.ceil(modulusLength / 8), ...info(nothing));
    expect(await signed(key, right)).toBe('ok');
    right[right.length - 1]! ^= 1;
    expect(await signed(key, right)).toBe('wrong');
  });
});

describe('forged PKCS #1 padding', () => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 });
  const length = 256;
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
    const spki = spkiOf(key.publicKey);
    const signature = bigBytes(low, length);
    for (const padding of ['PKCS1', 'PSS'] as const)
      expect(
        await verifySignature({ key: 'RSA', padding, digest: 'SHA-256' }, spki, signature, [text], nodeDigests),
      ).toBe('wrong');
  });
});
