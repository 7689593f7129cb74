import { constants, createHash, createHmac, privateDecrypt, sign } from 'node:crypto';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { concat } from './bytes.ts';
import { bigBytes, bigOf, elements, integer, sequence } from './der-writer.ts';
import type { TestKey } from './keys.ts';

export type Hash = 'md5' | 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512';

export const hash = (name: Hash, ...parts: readonly Uint8Array[]): Uint8Array => {
  const running = createHash(name);
  for (const part of parts) running.update(part);
  return Uint8Array.from(running.digest());
};

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let [square, left] = [base % modulus, exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Signs with DSA (FIPS 186-4, 4.6), with a nonce derived from key and message, so that files are reproducible. */
function dsa(key: TestKey, name: Hash, data: Uint8Array): Uint8Array {
  const [, algorithm, secret] = elements(elements(key.secret.export({ type: 'pkcs8', format: 'der' }))[0]!.body);
  const [p, q, g] = elements(elements(algorithm!.body)[1]!.body).map(({ body }) => bigOf(body));
  const x = bigOf(elements(secret!.body)[0]!.body);
  const digest = hash(name, data);
  const length = q!.toString(16).length / 2;
  const z = bigOf(digest.subarray(0, Math.min(digest.length, length)));
  const k = (bigOf(createHmac('sha512', bigBytes(x)).update(digest).digest()) % (q! - 1n)) + 1n;
  const r = power(g!, k, p!) % q!;
  const s = (power(k, q! - 2n, q!) * (z + x * r)) % q!;
  return sequence(integer(r), integer(s));
}

function ecdsa(key: TestKey, name: Hash, data: Uint8Array): Uint8Array {
  const jwk = key.secret.export({ format: 'jwk' });
  const curve = { 'P-256': p256, 'P-384': p384, 'P-521': p521 }[jwk.crv as string]!;
  const secret = Uint8Array.from(Buffer.from(jwk.d!, 'base64url'));
  return curve.sign(hash(name, data), secret, { prehash: false, lowS: false, format: 'der' });
}

/** Signs with EMSA-PSS (RFC 8017, 9.1.1), with a salt derived from the message, so that files are reproducible. */
function pss(key: TestKey, name: Hash, data: Uint8Array): Uint8Array {
  const bytes = key.secret.asymmetricKeyDetails!.modulusLength! / 8;
  const digest = hash(name, data);
  const salt = hash(name, digest);
  const proof = hash(name, new Uint8Array(8), digest, salt);
  const masked = new Uint8Array(bytes - proof.length - 1);
  masked[masked.length - salt.length - 1] = 1;
  masked.set(salt, masked.length - salt.length);
  for (let n = 0; n * proof.length < masked.length; n++) {
    const mask = hash(name, proof, Uint8Array.of(0, 0, 0, n));
    for (let i = 0; i < mask.length && n * proof.length + i < masked.length; i++)
      masked[n * proof.length + i]! ^= mask[i]!;
  }
  masked[0]! &= 0x7f;
  const encoded = concat(masked, proof, Uint8Array.of(0xbc));
  return Uint8Array.from(privateDecrypt({ key: key.secret, padding: constants.RSA_NO_PADDING }, encoded));
}

/** Signs the data: PKCS#1 v1.5 or PSS for an RSA key, DER of the two numbers for others. */
export function signature(key: TestKey, name: Hash, data: Uint8Array, padding: 'PKCS1' | 'PSS' = 'PKCS1'): Uint8Array {
  if (key.kind === 'DSA') return dsa(key, name, data);
  if (key.kind === 'EC') return ecdsa(key, name, data);
  if (padding === 'PSS') return pss(key, name, data);
  return Uint8Array.from(sign(name, data, key.secret));
}
