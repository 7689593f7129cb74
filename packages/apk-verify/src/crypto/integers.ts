import { toHex } from '../bytes/hex.ts';

/** Converts bytes to an unsigned number, most significant first; 0 for no bytes. */
export function toNumber(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`);
}

/** Converts a number to exactly that many bytes, most significant first. It must fit. */
export function toBytes(value: bigint, length: number): Uint8Array {
  const hex = value.toString(16).padStart(2 * length, '0');
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** Returns the non-negative remainder. */
export function mod(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
}

/** Returns `base` to the power of `exponent`, modulo `modulus`. Not in constant time: nothing here is secret. */
export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  const reduced = base % modulus;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * reduced) % modulus;
  }
  return result;
}

/** Returns the multiplicative inverse of `value` modulo `modulus`; null if there is none. Euclid's algorithm. */
export function inverse(value: bigint, modulus: bigint): bigint | null {
  let [low, high] = [mod(value, modulus), modulus];
  let [factor, next] = [1n, 0n];
  while (low > 1n) {
    const quotient = high / low;
    [low, high] = [high - quotient * low, low];
    [factor, next] = [next - quotient * factor, factor];
  }
  return low === 1n ? mod(factor, modulus) : null;
}
