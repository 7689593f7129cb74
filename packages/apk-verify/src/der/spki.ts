import { ApkError } from '../model/error.ts';
import type { PublicKeyFacts } from '../model/report.ts';
import { type DerValue, Fields, readValue, tag } from './der.ts';
import { bitBytes, encode, integerBytes, oid, unsigned } from './primitives.ts';

export interface RsaKey {
  readonly algorithm: 'RSA';
  readonly modulus: bigint;
  readonly exponent: bigint;
}

export interface DsaKey {
  readonly algorithm: 'DSA';
  readonly p: bigint;
  readonly q: bigint;
  readonly g: bigint;
  readonly y: bigint;
}

export type CurveName = 'P-256' | 'P-384' | 'P-521';

/** Coordinates as encoded; the verifier checks whether they are a point of the curve. */
export interface EcKey {
  readonly algorithm: 'EC';
  readonly curve: CurveName;
  readonly x: bigint;
  readonly y: bigint;
}

/** A key of a kind that no APK signature can be verified with. */
export interface OtherKey {
  readonly algorithm: 'unknown';
}

export type PublicKey = RsaKey | DsaKey | EcKey | OtherKey;

const rsaEncryption = '1.2.840.113549.1.1.1';
const idDsa = '1.2.840.10040.4.1';
const ecPublicKey = '1.2.840.10045.2.1';

/** Curves that both Android and Java support, with the length of a coordinate in bytes. RFC 5480, 2.1.1.1. */
const curves: Readonly<Record<string, readonly [CurveName, number]>> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};

/** Returns the number of bits of a number: 0 for 0. */
export function bitLength(value: bigint): number {
  const hex = value.toString(16);
  return value === 0n ? 0 : hex.length * 4 - Math.clz32(Number.parseInt(hex[0]!, 16)) + 28;
}

function bad(what: string): ApkError {
  return new ApkError('format', `Public key: ${what}`);
}

/** Reads an RSA key. RFC 8017, A.1.1; limits as in Java's RSAKeyFactory and BoringSSL's rsa_check_public_key. */
function rsaKey(parameters: DerValue | null, bits: Uint8Array): RsaKey {
  if (parameters && parameters.tag !== tag.null) throw bad('RSA parameters');
  const fields = new Fields(readValue(bits));
  const modulus = unsigned(fields.take());
  const exponent = unsigned(fields.take());
  fields.end();
  const size = bitLength(modulus);
  if (size < 512 || size > 16_384 || !(modulus & 1n)) throw bad(`RSA modulus of ${size} bits`);
  if (exponent < 3n || bitLength(exponent) > 33 || !(exponent & 1n)) throw bad('RSA exponent');
  return { algorithm: 'RSA', modulus, exponent };
}

/** Reads a DSA key. RFC 3279, 2.3.2; sizes as in FIPS 186, with tolerance for the odd primes of old tools. */
function dsaKey(parameters: DerValue | null, bits: Uint8Array): DsaKey {
  if (!parameters) throw bad('DSA parameters are missing');
  const fields = new Fields(parameters);
  const [p, q, g] = [unsigned(fields.take()), unsigned(fields.take()), unsigned(fields.take())];
  fields.end();
  const y = unsigned(readValue(bits));
  if (bitLength(p) < 512 || bitLength(p) > 4096 || !(p & 1n)) throw bad('DSA prime');
  if (![160, 224, 256].includes(bitLength(q)) || !(q & 1n) || q >= p) throw bad('DSA subprime');
  if (g <= 1n || g >= p || y <= 1n || y >= p) throw bad('DSA generator or value');
  return { algorithm: 'DSA', p, q, g, y };
}

/** Reads an EC key. RFC 5480, 2: named curves and uncompressed points only, as in Java and BoringSSL. */
function ecKey(parameters: DerValue | null, bits: Uint8Array): EcKey {
  const found = parameters && parameters.tag === tag.oid ? curves[oid(parameters)] : undefined;
  if (!found) throw bad('curve');
  const [curve, size] = found;
  if (bits[0] !== 4 || bits.length !== 1 + 2 * size) throw bad('point');
  const coordinate = (from: number) =>
    unsigned({ tag: tag.integer, raw: bits, body: bits.subarray(from, from + size) });
  return { algorithm: 'EC', curve, x: coordinate(1), y: coordinate(1 + size) };
}

function parts(spki: Uint8Array) {
  const outer = readValue(spki);
  if (outer.raw.length !== spki.length) throw bad('bytes follow');
  const fields = new Fields(outer);
  const algorithm = fields.take();
  const key = fields.take();
  fields.end();
  const named = new Fields(algorithm);
  const type = oid(named.take());
  const parameters = named.left > 0 ? named.take() : null;
  named.end();
  return { algorithm, type, parameters, key };
}

/**
 * Reads a SubjectPublicKeyInfo (RFC 5280, 4.1.2.7).
 *
 * Throws `ApkError('format')` if it is malformed, or a key of a known kind that none of Android's verifiers accepts.
 */
export function readPublicKey(spki: Uint8Array): PublicKey {
  const { type, parameters, key } = parts(spki);
  if (type === rsaEncryption) return rsaKey(parameters, bitBytes(key));
  if (type === idDsa) return dsaKey(parameters, bitBytes(key));
  if (type === ecPublicKey) return ecKey(parameters, bitBytes(key));
  return { algorithm: 'unknown' };
}

/**
 * Returns the key in the form that apksig compares (ApkSigningBlockUtils.encodePublicKey): in DER, and with a positive
 * modulus. For nearly every key these are the bytes in the certificate. Throws like `readPublicKey`.
 */
export function comparableKey(spki: Uint8Array): Uint8Array {
  const { algorithm, type, key } = parts(spki);
  const header = encode(tag.sequence, algorithm.body);
  if (type === rsaEncryption) {
    const fields = new Fields(readValue(bitBytes(key)));
    const modulus = fields.take();
    if (modulus.body[0]! >= 0x80) {
      const mended = encode(tag.integer, Uint8Array.of(0), integerBytes(modulus));
      const numbers = encode(tag.sequence, mended, fields.take().raw);
      return encode(tag.sequence, header, encode(tag.bitString, Uint8Array.of(0), numbers));
    }
  }
  return encode(tag.sequence, header, encode(tag.bitString, key.body));
}

/** Returns kind and size of a key. */
export function keyFacts(key: PublicKey): PublicKeyFacts {
  switch (key.algorithm) {
    case 'RSA':
      return { algorithm: 'RSA', bits: bitLength(key.modulus) };
    case 'DSA':
      return { algorithm: 'DSA', bits: bitLength(key.p) };
    case 'EC':
      return { algorithm: 'EC', bits: Number(key.curve.slice(2)) };
    default:
      return { algorithm: 'unknown', bits: 0 };
  }
}
