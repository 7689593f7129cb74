import { equalBytes, joinBytes } from '../bytes/bytes.ts';
import { fromHex } from '../bytes/hex.ts';
import { bitLength, type RsaKey } from '../der/spki.ts';
import type { DigestName, Digests } from '../model/source.ts';
import { power, toBytes, toNumber } from './integers.ts';

/** DER of DigestInfo before the digest itself, whose length is the last byte. RFC 8017, 9.2, note 1. */
const digestInfos: Readonly<Record<DigestName, Uint8Array>> = {
  MD5: fromHex('3020300c06082a864886f70d020505000410')!,
  'SHA-1': fromHex('3021300906052b0e03021a05000414')!,
  'SHA-224': fromHex('302d300d06096086480165030402040500041c')!,
  'SHA-256': fromHex('3031300d060960864801650304020105000420')!,
  'SHA-384': fromHex('3041300d060960864801650304020205000430')!,
  'SHA-512': fromHex('3051300d060960864801650304020305000440')!,
};

/** Returns the length of a digest in bytes. */
export function digestLength(name: DigestName): number {
  return digestInfos[name][digestInfos[name].length - 1]!;
}

/** Returns the length of the modulus in bytes. */
export function modulusLength(key: RsaKey): number {
  return Math.ceil(bitLength(key.modulus) / 8);
}

/** Returns the length in bytes of the shortest key that a PKCS #1 v1.5 signature with this digest fits in. */
export function pkcs1Length(name: DigestName): number {
  return 11 + digestInfos[name].length + digestLength(name);
}

/** Recovers the encoded message; null if the signature is not a number below the modulus. RFC 8017, 5.2.2. */
function open(key: RsaKey, signature: Uint8Array): Uint8Array | null {
  const value = toNumber(signature);
  if (signature.length !== modulusLength(key) || value >= key.modulus) return null;
  return toBytes(power(value, key.exponent, key.modulus), signature.length);
}

/**
 * Verifies RSASSA-PKCS1-v1_5 (RFC 8017, 8.2.2) by building the only valid encoding and comparing. The signature is not
 * parsed, so no forgery can hide in its padding. Like BoringSSL, and unlike Java, it rejects a DigestInfo without the
 * NULL.
 */
export function verifyPkcs1(key: RsaKey, name: DigestName, digest: Uint8Array, signature: Uint8Array): boolean {
  const encoded = open(key, signature);
  if (!encoded) return false;
  const info = joinBytes(digestInfos[name], digest);
  const padding = new Uint8Array(encoded.length - info.length - 3).fill(0xff);
  return equalBytes(encoded, joinBytes(Uint8Array.of(0, 1), padding, Uint8Array.of(0), info));
}

/** Computes MGF1 of RFC 8017, B.2.1. */
async function mask(seed: Uint8Array, length: number, name: DigestName, digests: Digests): Promise<Uint8Array> {
  const blocks: Promise<Uint8Array>[] = [];
  for (let count = 0; count * digestLength(name) < length; count++)
    blocks.push(digests.digest(name, seed, toBytes(BigInt(count), 4)));
  return joinBytes(...(await Promise.all(blocks))).subarray(0, length);
}

/** Returns the length in bytes of an encoded message for PSS: one bit less than the modulus. */
export function pssLength(key: RsaKey): number {
  return Math.ceil((bitLength(key.modulus) - 1) / 8);
}

/** Verifies RSASSA-PSS (RFC 8017, 8.1.2 and 9.1.2) with MGF1 of the same digest and a salt of exactly `salt` bytes. */
export async function verifyPss(
  key: RsaKey,
  name: DigestName,
  salt: number,
  digest: Uint8Array,
  signature: Uint8Array,
  digests: Digests,
): Promise<boolean> {
  const opened = open(key, signature);
  const length = pssLength(key);
  if (!opened || (opened.length > length && opened[0] !== 0)) return false;
  const encoded = opened.subarray(opened.length - length);
  const seed = encoded.subarray(length - digest.length - 1, length - 1);
  const masked = encoded.subarray(0, length - digest.length - 1);
  // Unused bits of the first byte of the encoded message; they must be zero.
  const spare = 8 * length - (bitLength(key.modulus) - 1);
  if (encoded[length - 1] !== 0xbc || masked[0]! >> (8 - spare) !== 0) return false;
  const block = await mask(seed, masked.length, name, digests);
  for (let at = 0; at < block.length; at++) block[at]! ^= masked[at]!;
  block[0]! &= 0xff >> spare;
  const zeros = block.length - salt - 1;
  for (let at = 0; at < zeros; at++) if (block[at] !== 0) return false;
  if (block[zeros] !== 1) return false;
  return equalBytes(await digests.digest(name, new Uint8Array(8), digest, block.subarray(zeros + 1)), seed);
}
