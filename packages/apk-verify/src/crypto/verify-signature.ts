import { type PublicKey, readPublicKey } from '../der/spki.ts';
import { ApkError } from '../model/error.ts';
import type { DigestName, Digests } from '../model/source.ts';
import { verifyDsa } from './dsa.ts';
import { digestLength, modulusLength, pkcs1Length, pssLength, verifyPkcs1, verifyPss } from './rsa.ts';
import { readPair } from './signature-pair.ts';

/** A signature algorithm as named by Java, e.g. SHA256withRSA. */
export interface SignatureAlgorithm {
  readonly key: 'RSA' | 'DSA' | 'EC';
  /** For RSA; defaults to PKCS #1 v1.5. */
  readonly padding?: 'PKCS1' | 'PSS';
  readonly digest: DigestName;
  /** Bytes of salt for PSS; defaults to the length of the digest. */
  readonly saltLength?: number;
}

/**
 * Result of a verification: `malformed-key` where Java's KeyFactory rejects the key for this kind of algorithm, `error`
 * where its Signature throws InvalidKeyException or SignatureException.
 */
export type SignatureAnswer = 'ok' | 'wrong' | 'error' | 'malformed-key';

function saltOf(algorithm: SignatureAlgorithm): number {
  return algorithm.saltLength ?? digestLength(algorithm.digest);
}

/** True if a key of the algorithm's kind is large enough for it. */
function fits(algorithm: SignatureAlgorithm, key: PublicKey): boolean {
  if (key.algorithm !== 'RSA') return true;
  return algorithm.padding === 'PSS'
    ? pssLength(key) >= digestLength(algorithm.digest) + saltOf(algorithm) + 2
    : modulusLength(key) >= pkcs1Length(algorithm.digest);
}

/** Returns the result, or null if reading throws because of the bytes. */
function readable<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}

function keyFor(algorithm: SignatureAlgorithm, spki: Uint8Array): PublicKey | 'malformed-key' | 'error' {
  const key = readable(() => readPublicKey(spki));
  if (key?.algorithm !== algorithm.key) return 'malformed-key';
  return fits(algorithm, key) ? key : 'error';
}

/** True if the key can be used with the algorithm: Java's `Signature.initVerify` would not throw. */
export function takesKey(algorithm: SignatureAlgorithm, spki: Uint8Array): boolean {
  return typeof keyFor(algorithm, spki) === 'object';
}

/**
 * Verifies a signature over the concatenated parts.
 *
 * Neither key nor signature is trusted: sizes are bounded, and malformed input returns an answer instead of throwing.
 *
 * @param spki SubjectPublicKeyInfo in BER.
 * @param signature For DSA and EC a SEQUENCE of two INTEGERs, for RSA as many bytes as the modulus has.
 */
export async function verifySignature(
  algorithm: SignatureAlgorithm,
  spki: Uint8Array,
  signature: Uint8Array,
  signed: readonly Uint8Array[],
  digests: Digests,
): Promise<SignatureAnswer> {
  const key = keyFor(algorithm, spki);
  if (typeof key === 'string') return key;
  const digest = await digests.digest(algorithm.digest, ...signed);
  if (key.algorithm === 'RSA') {
    if (signature.length !== modulusLength(key)) return 'error';
    const verified =
      algorithm.padding === 'PSS'
        ? await verifyPss(key, algorithm.digest, saltOf(algorithm), digest, signature, digests)
        : verifyPkcs1(key, algorithm.digest, digest, signature);
    return verified ? 'ok' : 'wrong';
  }
  const pair = readable(() => readPair(signature));
  if (!pair) return 'error';
  if (key.algorithm === 'DSA') return verifyDsa(key, digest, pair.r, pair.s);
  if (key.algorithm !== 'EC') return 'wrong';
  const { verifyEcdsa } = await import(/* webpackChunkName: "check-ecdsa" */ './ecdsa.ts');
  return verifyEcdsa(key, digest, pair.r, pair.s) ? 'ok' : 'wrong';
}
