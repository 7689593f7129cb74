import { bitLength, type CurveName, type EcKey } from '../der/spki.ts';
import { inverse, mod, toNumber } from './integers.ts';

/**
 * A curve y² = x³ − 3x + b over the field of p, with a generator of order n. FIPS 186-4, D.1.2.
 *
 * Implemented here because verification needs a tenth of what elliptic curve libraries contain, and involves no
 * secrets.
 */
interface Curve {
  readonly p: bigint;
  readonly b: bigint;
  readonly n: bigint;
  readonly generator: Point;
}

/** A point in Jacobian coordinates: x = X/Z², y = Y/Z³. Z is 0 for the point at infinity. */
interface Point {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
}

const curves: Readonly<Record<CurveName, Curve>> = {
  'P-256': {
    p: 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn,
    b: 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn,
    n: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
    generator: {
      x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
      y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
      z: 1n,
    },
  },
  'P-384': {
    p: 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffffn,
    b: 0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aefn,
    n: 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
    generator: {
      x: 0xaa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7n,
      y: 0x3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5fn,
      z: 1n,
    },
  },
  'P-521': {
    p: (1n << 521n) - 1n,
    b: BigInt(
      '0x0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00',
    ),
    n: BigInt(
      '0x01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409',
    ),
    generator: {
      x: BigInt(
        '0x00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66',
      ),
      y: BigInt(
        '0x011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650',
      ),
      z: 1n,
    },
  },
};

const infinity: Point = { x: 1n, y: 1n, z: 0n };

/** Doubles a point, for a = −3. Explicit-Formulas Database, dbl-2001-b. */
function double({ x, y, z }: Point, p: bigint): Point {
  if (z === 0n || y === 0n) return infinity;
  const delta = (z * z) % p;
  const gamma = (y * y) % p;
  const beta = (x * gamma) % p;
  const alpha = (3n * (x - delta) * (x + delta)) % p;
  const doubled = mod(alpha * alpha - 8n * beta, p);
  return {
    x: doubled,
    y: mod(alpha * (4n * beta - doubled) - 8n * gamma * gamma, p),
    z: mod(2n * y * z, p),
  };
}

/** Adds any two points. Explicit-Formulas Database, add-1998-cmo-2. */
function add(one: Point, other: Point, p: bigint): Point {
  if (one.z === 0n) return other;
  if (other.z === 0n) return one;
  const square = (one.z * one.z) % p;
  const otherSquare = (other.z * other.z) % p;
  const u = (one.x * otherSquare) % p;
  const s = (one.y * otherSquare * other.z) % p;
  const h = mod(other.x * square - u, p);
  const r = mod(other.y * square * one.z - s, p);
  if (h === 0n) return r === 0n ? double(one, p) : infinity;
  const hh = (h * h) % p;
  const hhh = (h * hh) % p;
  const v = (u * hh) % p;
  const x = mod(r * r - hhh - 2n * v, p);
  return { x, y: mod(r * (v - x) - s * hhh, p), z: (one.z * other.z * h) % p };
}

/** Computes u·G + v·Q, processing the bits of both together (Shamir's trick). */
function combine(u: bigint, v: bigint, q: Point, { p, n, generator }: Curve): Point {
  const both = add(generator, q, p);
  let sum = infinity;
  for (let bit = BigInt(bitLength(n) - 1); bit >= 0n; bit--) {
    sum = double(sum, p);
    const takesG = (u >> bit) & 1n;
    const takesQ = (v >> bit) & 1n;
    if (takesG && takesQ) sum = add(sum, both, p);
    else if (takesG) sum = add(sum, generator, p);
    else if (takesQ) sum = add(sum, q, p);
  }
  return sum;
}

/** True if the key is a point of its curve. The curves have prime order, so every such point is a generator. */
function isOnCurve({ curve, x, y }: EcKey): boolean {
  const { p, b } = curves[curve];
  return x < p && y < p && mod(y * y - (x * x * x - 3n * x + b), p) === 0n;
}

/**
 * Verifies an ECDSA signature (FIPS 186-4, 6.4). Accepts both valid values of s, as Android does.
 *
 * A key that is not on its curve verifies nothing: curves other than the named one have small orders.
 */
export function verifyEcdsa(key: EcKey, digest: Uint8Array, r: bigint, s: bigint): boolean {
  const curve = curves[key.curve];
  const { p, n } = curve;
  if (r <= 0n || r >= n || s <= 0n || s >= n || !isOnCurve(key)) return false;
  const surplus = 8 * digest.length - bitLength(n);
  const e = toNumber(digest) >> BigInt(Math.max(surplus, 0));
  const w = inverse(s, n)!;
  const sum = combine((e * w) % n, (r * w) % n, { x: key.x, y: key.y, z: 1n }, curve);
  if (sum.z === 0n) return false;
  const back = inverse(sum.z, p)!;
  return ((sum.x * back * back) % p) % n === r;
}
