import { bitLength, type DsaKey } from '../der/spki.ts';
import { inverse, power, toNumber } from './integers.ts';

/**
 * Verifies a DSA signature (FIPS 186-4, 4.7). Returns `error` where Java throws: numbers out of range, or an invalid
 * subprime.
 *
 * Whether the parameters form a proper group is not checked: the certificate's owner chose them. Since Android 8, the value
 * must be in the group of the subprime (Bouncy Castle, DSAPublicKeyParameters.validate).
 */
export function verifyDsa(key: DsaKey, digest: Uint8Array, r: bigint, s: bigint): 'ok' | 'wrong' | 'error' {
  const { p, q, g, y } = key;
  if (r <= 0n || r >= q || s <= 0n || s >= q || power(y, q, p) !== 1n) return 'error';
  const w = inverse(s, q);
  if (w === null) return 'error';
  // The leftmost bits of the digest, as many as the subprime has: always whole bytes.
  const z = toNumber(digest.subarray(0, bitLength(q) / 8));
  const v = (power(g, (z * w) % q, p) * power(y, (r * w) % q, p)) % p;
  return v % q === r ? 'ok' : 'wrong';
}
